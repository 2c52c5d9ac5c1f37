vcl 4.1;

# Varnish in front of Keelstone: keeps what the site names by Surrogate-Key, and forgets it when the site says so
# (docs/operations.md). The site is started with CDN_HEADERS=surrogate-key and CDN_PURGE_URL=http://THIS-HOST:PORT/.

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

# Who may purge: the machines the site runs on.
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
        # Each key stands between commas; an expression takes no spaces.
        if (std.ban("obj.http.X-Keys ~ ,(" + regsuball(req.http.Surrogate-Key, " ", "|") + "),")) {
            return (synth(200, "Purged"));
        }
        return (synth(500, std.ban_error()));
    }
    # Pages know no cookies; leaving them in would keep every visitor's own copy.
    if (req.method == "GET" || req.method == "HEAD") {
        unset req.http.Cookie;
        # Pages are there as Markdown, too, for who names it. What else browsers would rather have makes no difference,
        # and would be kept apart for each of them.
        if (req.http.Accept !~ "(?i)text/markdown") {
            unset req.http.Accept;
        }
    }
    # Pages whose time is over are given only while the site does not answer.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 0s;
    }
}

sub vcl_backend_fetch {
    # The site's log names the request by the number that varnishlog has.
    set bereq.http.X-Request-Id = bereq.xid;
}

sub vcl_backend_response {
    if (beresp.http.Surrogate-Control ~ "max-age=\d+" && beresp.status == 200) {
        set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
        # A page of before is better than none.
        set beresp.grace = 1h;
        set beresp.http.X-Keys = "," + regsuball(beresp.http.Surrogate-Key, " ", ",") + ",";
    } elsif (beresp.http.Cache-Control !~ "immutable") {
        # What the site does not name it can not purge.
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
    }
}

sub vcl_deliver {
    # These are between the site and this cache.
    unset resp.http.Surrogate-Control;
    unset resp.http.Surrogate-Key;
    unset resp.http.X-Keys;
}
