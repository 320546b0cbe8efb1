#!/bin/sh
# Makes a release of the site live: the one that arrives as an archive, or, by its name, one that is already here.
#
#   tar -c public hosting/nginx.conf | ssh deploy@www.example.com sudo /var/www/casegood/release.sh
#   sudo /var/www/casegood/release.sh 20260101000700
#
# It runs as root, for an account that is to decide what the site shows and nothing else about the server. So it lets
# nginx read only lines of the forms that the build writes.
set -eu
umask 022
export LC_ALL=C
cd "$(dirname "$0")"
exec 9> lock
flock 9
mkdir -p releases

refuse() {
  echo "$1 Nothing has changed." >&2
  exit 1
}

quoted='"([^"\\]|\\.)*"'
known="
#.*
types [{]
[a-z]+/[a-z0-9.+-]+( [a-z0-9]+)+;
(default_type|charset|charset_types|server_tokens|absolute_redirect) [a-z0-9/+ -]+;
(brotli_static|gzip_static|gzip_vary) on;
add_header [A-Za-z0-9-]+ $quoted always;
error_page 404 \"(/[A-Za-z0-9_~-][A-Za-z0-9_.~-]*)+\";
location ((=|~) )?$quoted [{]
internal;
rewrite $quoted [$]1 break;
try_files [$]uri [$]uri/index[.]html =404;
return [0-9]+( $quoted)?;
[}]"

before=$(sed -n 's|^root .*/releases/\([^/]*\)/public;$|\1|p' live.conf)
if [ $# -eq 0 ]; then
  name=$(date -u +%Y%m%d%H%M%S)
  folder=incoming
  rm -rf incoming
  trap 'rm -rf incoming' EXIT
  trap 'exit 1' HUP INT PIPE TERM
  mkdir -m 700 incoming
  # Of an archive that was cut off, the last part is missing.
  tar -x --no-same-owner -C incoming public hosting/nginx.conf || refuse 'The archive is not whole.'
  [ -z "$(find incoming ! -type f ! -type d)" ] || refuse 'The archive has more than files and folders.'
  chmod -R u=rwX,go=rX incoming/public incoming/hosting
else
  name=$1
  folder=releases/$name
  case $name in '' | *[!A-Za-z0-9_-]*) folder=/nowhere ;; esac
fi
[ -f "$folder/public/index.html" ] && [ -f "$folder/hosting/nginx.conf" ] ||
  refuse "\"$name\" is not a release. These are: $(ls releases | tr '\n' ' ')"
if lines=$(sed 's/^ *//' "$folder/hosting/nginx.conf" | grep -avxE "$known"); then
  refuse "Its nginx.conf has lines that this script does not know. Is there a newer deploy/release.sh?
$lines
"
fi

cat > next.conf << END
include /etc/nginx/modules-enabled/*.conf;
events {}
http { server { include $PWD/$folder/hosting/nginx.conf; } }
END
nginx -t -q -c "$PWD/next.conf" || refuse 'nginx does not accept its configuration.'
if [ "$folder" = incoming ]; then
  mv -T incoming "releases/$name"
  chmod 755 "releases/$name"
fi

# nginx takes files and headers from one release, before it reads this and after.
cat > next.conf << END
root $PWD/releases/$name/public;
include $PWD/releases/$name/hosting/nginx.conf;
END
mv next.conf live.conf
nginx -s reload
echo "Live: $name"

# Five stay: this one, whatever its name, the one before, which nginx is still sending, and the newest others.
if [ "$folder" = incoming ]; then
  for old in $(ls releases | grep -x '[0-9]\{14\}' | grep -vx -e "$name" -e "$before" | head -n -3); do
    rm -r "releases/$old"
  done
fi
