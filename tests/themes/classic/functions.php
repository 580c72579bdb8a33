<?php
/**
 * A theme as sites had them before blocks: it knows nothing of the plugin, and of blocks nothing but that they are in
 * the content.
 */

declare(strict_types=1);

add_action(
	'after_setup_theme',
	static function (): void {
		add_theme_support( 'title-tag' );
		add_theme_support( 'post-thumbnails' );
		add_theme_support( 'automatic-feed-links' );
		add_theme_support( 'html5', array( 'comment-form', 'comment-list', 'search-form', 'gallery', 'caption', 'style', 'script' ) );
		register_nav_menus( array( 'main' => 'Main menu' ) );
	}
);

add_action(
	'widgets_init',
	static function (): void {
		register_sidebar(
			array(
				'id'            => 'sidebar-1',
				'name'          => 'Sidebar',
				'before_widget' => '<section id="%1$s" class="widget %2$s">',
				'after_widget'  => '</section>',
				'before_title'  => '<h2 class="widget-title">',
				'after_title'   => '</h2>',
			)
		);
	}
);

add_action(
	'wp_enqueue_scripts',
	static function (): void {
		wp_enqueue_style( 'classic', get_stylesheet_uri(), array(), '1.0' );
		if ( is_singular() && comments_open() ) {
			wp_enqueue_script( 'comment-reply' );
		}
	}
);
