vcl 4.1;

# Varnish in front of Keelstone: caches responses with a Surrogate-Key, and purges them when the site asks for it
# (docs/operations.md). Start the site with CDN_HEADERS=surrogate-key and CDN_PURGE_URL=http://THIS-HOST:PORT/.

import std;

backend site {
    .host = "127.0.0.1";
    .port = "3000";
    .probe = {
        .url = "/health/ready";
        .interval = 2s;
        .timeout = 1s;
        .window = 3;
        .threshold = 2;
        .initial = 2;
    }
}

# Hosts that may purge: those the site runs on.
acl site_processes {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        if (client.ip !~ site_processes) {
            return (synth(403));
        }
        if (req.http.Surrogate-Key !~ "^[\w-]+( [\w-]+)*$") {
            return (synth(400));
        }
        # Keys are enclosed in commas, because a ban expression cannot contain spaces.
        if (std.ban("obj.http.X-Keys ~ ,(" + regsuball(req.http.Surrogate-Key, " ", "|") + "),")) {
            return (synth(200, "Purged"));
        }
        return (synth(500, std.ban_error()));
    }
    # Pages do not depend on cookies; with them, each visitor's copy would be cached separately.
    if (req.method == "GET" || req.method == "HEAD") {
        unset req.http.Cookie;
        # Pages are also available as Markdown on request. Other values make no difference, and would split the cache
        # by browser.
        if (req.http.Accept !~ "(?i)text/markdown") {
            unset req.http.Accept;
        }
    }
    # Serve expired pages only while the site is down.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 0s;
    }
}

sub vcl_backend_fetch {
    # Use varnishlog's request id in the site's log.
    set bereq.http.X-Request-Id = bereq.xid;
}

sub vcl_backend_response {
    if (beresp.http.Surrogate-Control ~ "max-age=\d+" && beresp.status == 200) {
        set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
        # A stale page is better than none.
        set beresp.grace = 1h;
        set beresp.http.X-Keys = "," + regsuball(beresp.http.Surrogate-Key, " ", ",") + ",";
    } elsif (beresp.http.Cache-Control !~ "immutable") {
        # Without keys, the site could not purge it.
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
    }
}

sub vcl_deliver {
    # These headers are only for this cache.
    unset resp.http.Surrogate-Control;
    unset resp.http.Surrogate-Key;
    unset resp.http.X-Keys;
}
