<?php
// Installs WordPress into its empty database, and the posts that standard input lists as JSON.
// Run by PHP on the command line, with the folder of WordPress as the argument.
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = '127.0.0.1';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
require $argv[1] . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';

// Nobody reads the mail about the new site.
function wp_mail() { return true; }

wp_install('Keelstone', 'editor', 'editor@keelstone.example', false, '', wp_generate_password());
switch_theme($argv[2]);
update_option('timezone_string', 'Europe/Berlin');
update_option('default_comment_status', 'closed');

$wp_rewrite->init();
$wp_rewrite->set_permalink_structure('/articles/%postname%/');
$wp_rewrite->flush_rules(false);

// As an editor's upload: in all the sizes that the theme asks for.
function show_picture(int $post, string $file, string $title) {
    require_once ABSPATH . 'wp-admin/includes/image.php';
    $upload = wp_upload_bits(basename($file), null, file_get_contents($file));
    $type = wp_check_filetype($upload['file'])['type'];
    $image = wp_insert_attachment(['post_title' => $title, 'post_mime_type' => $type], $upload['file'], $post);
    wp_update_attachment_metadata($image, wp_generate_attachment_metadata($image, $upload['file']));
    set_post_thumbnail($post, $image);
}

$block = fn (string $text) => "<!-- wp:paragraph -->\n<p>" . esc_html($text) . "</p>\n<!-- /wp:paragraph -->";
foreach (json_decode(stream_get_contents(STDIN), true) as $post) {
    $made = wp_insert_post([
        'post_title' => $post['title'],
        'post_name' => $post['slug'],
        'post_excerpt' => $post['excerpt'],
        'post_content' => implode("\n\n", array_map($block, $post['paragraphs'])),
        'post_status' => 'publish',
        'post_author' => 1,
        'comment_status' => 'closed',
        'tags_input' => $post['tags'],
    ], true);
    if (is_wp_error($made)) {
        fwrite(STDERR, $made->get_error_message() . "\n");
        exit(1);
    }
    if (isset($post['picture'])) show_picture($made, $post['picture'], $post['title']);
}
echo $wp_version;
