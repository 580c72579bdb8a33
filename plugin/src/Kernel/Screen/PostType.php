<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Screen;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Post types that are listed in the plugin's menu and have no public page. Search, sitemaps, ?p= and navigation menus
 * exclude them. Users who can edit pages can edit them. Each type passes only the arguments that differ.
 *
 * @phpstan-type Own array{supports: list<string>, show_in_admin_bar?: bool, show_in_rest?: bool, rest_base?: string,
 * rest_controller_class?: class-string, template?: list<array{string}>, template_lock?: string}
 * @phpstan-type OwnSettings array{
 *     default?: array<array-key, mixed>, revisions_enabled?: bool,
 *     sanitize_callback: callable(mixed): array<array-key, mixed>
 * }
 */
final class PostType {

	private const SHARED = array(
		'public'              => false,
		'publicly_queryable'  => false,
		'exclude_from_search' => true,
		'show_ui'             => true,
		// Same value as AdminScreen::MENU, repeated here so that visitors' pages don't load that class.
		'show_in_menu'        => 'vestibule-entries',
		'show_in_nav_menus'   => false,
		'show_in_admin_bar'   => false,
		'show_in_rest'        => false,
		'capability_type'     => 'page',
		'map_meta_cap'        => true,
		'hierarchical'        => false,
		'has_archive'         => false,
		'rewrite'             => false,
		'query_var'           => false,
		'can_export'          => true,
		'delete_with_user'    => false,
	);

	/**
	 * @param non-empty-string&lowercase-string $name
	 * @param array{name: string, singular_name: string, add_new_item: string, ...<string, string>} $labels Labels for
	 * register_post_type().
	 * @param Own                   $own    Features of the type, and its REST settings.
	 */
	public static function register( string $name, array $labels, array $own ): void {
		register_post_type(
			$name,
			array_merge(
				self::SHARED,
				$own,
				array( 'labels' => $labels + array( 'add_new' => $labels['add_new_item'] ) )
			)
		);
		// Sets the previous status again when a post is restored from the Trash. Otherwise, "Undo" would restore the
		// post as a draft, which visitors can't see.
		add_filter(
			'wp_untrash_post_status',
			static fn ( mixed $status, int $post, string $before ): mixed =>
				'' !== $before && get_post_type( $post ) === $name ? $before : $status,
			10,
			3
		);
		if ( in_array( 'editor', $own['supports'], true ) ) {
			self::keepBlockEditor( $name );
		}
	}

	/** Enables the block editor, even if another plugin restores the classic editor with a filter of priority 100. */
	private static function keepBlockEditor( string $name ): void {
		add_filter(
			'use_block_editor_for_post_type',
			static fn ( mixed $is_used, string $type ): mixed => $name === $type ? true : $is_used,
			1000,
			2
		);
		add_filter(
			'use_block_editor_for_post',
			static fn ( mixed $is_used, WP_Post $post ): mixed => $name === $post->post_type ? true : $is_used,
			1000,
			2
		);
		// The Classic Editor plugin adds a link to the classic editor for all posts that support both editors.
		$only = array( 'classic_editor' => false, 'block_editor' => true );
		add_filter(
			'classic_editor_enabled_editors_for_post_type',
			static fn ( mixed $editors, string $type ): mixed => $name === $type ? $only : $editors,
			10,
			2
		);
	}

	/**
	 * Registers settings as post meta. Users who can edit the post can change them.
	 *
	 * @param OwnSettings               $own    Arguments for register_post_meta().
	 * @param array<string, mixed>|null $schema Contract of the settings; null if they are not in REST.
	 */
	public static function registerSettings( string $type, string $key, array $own, ?array $schema = null ): void {
		$shared = array(
			'type'          => 'object',
			'single'        => true,
			'show_in_rest'  => null === $schema
				? false
				: array( 'schema' => array_diff_key( $schema, array( '$schema' => true, 'title' => true ) ) ),
			'auth_callback' => static fn ( bool $allowed, string $meta, int $post ): bool =>
				current_user_can( 'edit_post', $post ),
		);
		register_post_meta( $type, $key, array_merge( $shared, $own ) );
	}

	/**
	 * Returns the translation of a post for the page's language, if WPML or Polylang has one (docs/languages.md).
	 *
	 * @return int ID of the translation, or ID of the post if there is none.
	 */
	public static function translated( int $post, string $type ): int {
		/** Documented by WPML. Returns the ID of the translation, or the same ID if there is none. */
		$found = apply_filters( 'wpml_object_id', $post, $type, true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A hook of WPML.
		if ( is_numeric( $found ) && (int) $found > 0 && (int) $found !== $post ) {
			return (int) $found;
		}
		$found = function_exists( 'pll_get_post' ) ? pll_get_post( $post ) : 0;
		return is_numeric( $found ) && (int) $found > 0 ? (int) $found : $post;
	}

	/**
	 * Finds posts by title, ignoring case. If no title matches, finds posts by slug.
	 *
	 * @return list<int> Up to 10 IDs, except posts in the Trash.
	 */
	public static function named( string $type, string $name ): array {
		$query = array(
			'post_type' => $type,
			'post_status' => 'any',
			'posts_per_page' => 10,
			'fields' => 'ids',
			'orderby' => 'ID',
			'order' => 'ASC',
			'suppress_filters' => true,
		);
		$name  = trim( $name );
		if ( '' === $name ) {
			return array();
		}
		$ids = get_posts( array( 'title' => $name ) + $query );
		return array_values(
			array() === $ids ? get_posts( array( 'name' => sanitize_title( $name ) ) + $query ) : $ids
		);
	}
}
