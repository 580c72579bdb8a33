<?php

declare(strict_types=1);

namespace Vestibule\Demo;

/** The site-wide settings of the demo, made once: an owner who changes them later keeps the change. */
final class Settings {

	private const DONE = 'vestibule_demo';

	private const OPTIONS = array(
		'blogname'               => 'Lindenbogen Institute',
		'blogdescription'        => 'Language courses and advice in Berlin',
		'timezone_string'        => 'Europe/Berlin',
		'date_format'            => 'j F Y',
		'time_format'            => 'H:i',
		'start_of_week'          => 1,
		'posts_per_page'         => 5,
		'default_comment_status' => 'open',
		'thread_comments'        => 1,
		'thread_comments_depth'  => 3,
		'show_avatars'           => 0,
		'show_on_front'          => 'page',
	);

	/** @param array<string, int> $pages ids by the option that names them (`page_on_front`, `page_for_posts`, …). */
	public function apply( array $pages ): void {
		if ( false !== get_option( self::DONE ) ) {
			return;
		}
		foreach ( self::OPTIONS + $pages as $name => $value ) {
			update_option( $name, $value );
		}
		$this->forgetSamples();
		$this->permalinks();
		add_option( self::DONE, 1, '', false );
	}

	/** Articles are addressed by /{article-slug}/ (contract section 2). */
	private function permalinks(): void {
		global $wp_rewrite;
		if ( $wp_rewrite instanceof \WP_Rewrite ) {
			$wp_rewrite->set_permalink_structure( '/%postname%/' );
			flush_rewrite_rules();
		}
	}

	/** A fresh WordPress comes with a sample post and a sample page; untouched, they only stand in the way. */
	private function forgetSamples(): void {
		foreach ( array( 'post' => 'hello-world', 'page' => 'sample-page' ) as $type => $slug ) {
			$post = get_page_by_path( $slug, 'OBJECT', $type );
			if ( $post instanceof \WP_Post && $post->post_date_gmt === $post->post_modified_gmt ) {
				wp_delete_post( $post->ID, true );
			}
		}
	}
}
