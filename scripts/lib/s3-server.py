"""OpenStack Swift as an S3-compatible server for tests: its proxy with the S3 API, account, container and object server
in one process, objects in memory. It lists a hundred objects at most, however many are asked for: a thousand take a minute
to put. Prints its address. Arguments: an empty folder, a port, access key id, secret."""

import os
import sys

import eventlet
import eventlet.wsgi

eventlet.monkey_patch()

from swift.common import utils
from swift.common.ring import RingBuilder
from swift.common.wsgi import loadapp

folder, port, access_key_id, secret = sys.argv[1:5]
account, user = access_key_id.split(':')


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, 'w') as out:
        out.write(text)
    return path


SHARED = f"""
[DEFAULT]
swift_dir = {folder}
devices = {folder}/devices
mount_check = false
fallocate_reserve = 0
"""
PROXY = f"""
[pipeline:main]
pipeline = catch_errors s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:s3api]
use = egg:swift#s3api
allow_multipart_uploads = false
max_bucket_listing = 100
[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{user} = {secret} .admin
"""


class Cache:
    """What Swift asks memcached for; there is one process."""

    def __init__(self):
        self.kept = {}

    def get(self, key, *_, **__):
        return self.kept.get(key)

    def set(self, key, value, *_, **__):
        self.kept[key] = value

    def delete(self, key, *_, **__):
        self.kept.pop(key, None)


def serve(socket, app):
    eventlet.wsgi.server(socket, app, log_output=False, debug=False)


def start(part, program):
    """Starts one of the three servers behind the proxy and writes the ring that leads to it."""
    socket = eventlet.listen(('127.0.0.1', 0))
    at = {'ip': '127.0.0.1', 'port': socket.getsockname()[1]}
    copies = {'replication_ip': at['ip'], 'replication_port': at['port']}
    ring = RingBuilder(part_power=2, replicas=1, min_part_hours=0)
    ring.add_dev({'id': 0, 'region': 1, 'zone': 1, 'weight': 1, 'device': 'only', 'meta': '', **at, **copies})
    ring.rebalance()
    ring.get_ring().save(os.path.join(folder, f'{part}.ring.gz'))
    conf = write(f'{part}-server.conf', f'{SHARED}[app:main]\nuse = egg:swift#{program}\n')
    eventlet.spawn_n(serve, socket, loadapp(conf))


utils.SWIFT_CONF_FILE = write('swift.conf', '[swift-hash]\nswift_hash_path_suffix = tests\n')
utils.validate_hash_conf()
os.makedirs(os.path.join(folder, 'devices', 'only'))
for part, program in {'account': 'account', 'container': 'container', 'object': 'mem_object'}.items():
    start(part, program)
proxy = loadapp(write('proxy-server.conf', SHARED + PROXY))
cache = Cache()
public = eventlet.listen(('127.0.0.1', int(port)))
print(f'http://127.0.0.1:{public.getsockname()[1]}', flush=True)
serve(public, lambda environ, respond: proxy({**environ, 'swift.cache': cache}, respond))
