<?php
/**
 * `?step=bare` turns a copy of the demo site into a bare site: the same pages in Twenty Twenty-Five with the same texts
 * and images. Replaces the plugin's blocks with the WordPress blocks inside them and deletes the plugin's data.
 * `?step=plugins` activates all plugins that have been added to the plugins folder since. `?step=theme&name=portico`
 * activates a theme.
 */

declare(strict_types=1);

require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
header( 'Content-Type: application/json' );

if ( 'plugins' === ( $_GET['step'] ?? '' ) ) {
	$bench_failed = array_filter( array_map( static fn ( string $file ): bool => null !== activate_plugin( $file ), array_keys( get_plugins() ) ) );
	echo wp_json_encode( array( 'done' => array() === $bench_failed ) );
	return;
}

if ( 'theme' === ( $_GET['step'] ?? '' ) ) {
	$bench_theme = is_string( $_GET['name'] ?? null ) ? sanitize_key( $_GET['name'] ) : '';
	switch_theme( $bench_theme );
	echo wp_json_encode( array( 'done' => get_stylesheet() === $bench_theme ) );
	return;
}

if ( 'bare' !== ( $_GET['step'] ?? '' ) ) {
	echo wp_json_encode( array( 'done' => false ) );
	return;
}

/**
 * @param array<array-key, array{blockName: string|null, attrs: array<mixed>, innerBlocks: array<array<mixed>>, innerHTML: string, innerContent: array<mixed>}> $blocks
 * @return list<array{blockName: string|null, attrs: array<mixed>, innerBlocks: array<array<mixed>>, innerHTML: string, innerContent: array<mixed>}>
 */
function bench_without_ours( array $blocks ): array {
	$kept = array();
	foreach ( $blocks as $block ) {
		/** @var list<array{blockName: string|null, attrs: array<mixed>, innerBlocks: array<array<mixed>>, innerHTML: string, innerContent: array<mixed>}> $children From WordPress's parser. */
		$children = $block['innerBlocks'];
		if ( str_starts_with( (string) $block['blockName'], 'vestibule/' ) ) {
			array_push( $kept, ...bench_without_ours( $children ) );
			continue;
		}
		$inner   = array();
		$content = array();
		$next    = 0;
		foreach ( $block['innerContent'] as $piece ) {
			if ( is_string( $piece ) ) {
				$content[] = $piece;
				continue;
			}
			foreach ( bench_without_ours( array( $children[ $next++ ] ) ) as $one ) {
				$inner[]   = $one;
				$content[] = null;
			}
		}
		$kept[] = array( 'innerBlocks' => $inner, 'innerContent' => $content ) + $block;
	}
	return $kept;
}

global $wpdb;
foreach ( get_posts( array( 'post_type' => array( 'page', 'post', 'wp_navigation' ), 'post_status' => 'any', 'posts_per_page' => -1 ) ) as $bench_post ) {
	$bench_content = serialize_blocks( bench_without_ours( parse_blocks( $bench_post->post_content ) ) );
	$wpdb->update( $wpdb->posts, array( 'post_content' => $bench_content ), array( 'ID' => $bench_post->ID ) );
	delete_post_meta( $bench_post->ID, '_wp_page_template' );
}
$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type LIKE 'vestibule%' OR post_type IN ('wp_template', 'wp_template_part', 'wp_global_styles')" );
$wpdb->query( "DELETE FROM {$wpdb->postmeta} WHERE meta_key LIKE '%vestibule%'" );
$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE '%vestibule%' OR option_name LIKE '%portico'" );
foreach ( $wpdb->get_col( "SHOW TABLES LIKE '{$wpdb->prefix}vestibule%'" ) as $bench_table ) {
	$wpdb->query( "DROP TABLE {$bench_table}" );
}
wp_cache_flush();
update_option( 'active_plugins', array() );
switch_theme( 'twentytwentyfive' );
flush_rewrite_rules();
echo wp_json_encode( array( 'done' => 'twentytwentyfive' === get_stylesheet() ) );
