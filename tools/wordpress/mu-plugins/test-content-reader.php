<?php
/**
 * Imports a WordPress export file (WXR) into a site, as far as a theme displays it: terms, posts with their meta and
 * comments, menus, and attachments with an image of the demo.
 */

declare(strict_types=1);

/** @phpstan-type Made array{id: int, type: string, title: string, status: string, url: string, slug: string} */
final class Vestibule_Test_Content {

	private const MARK = '_vestibule_test_content';

	private const TYPES = array( 'post', 'page', 'attachment', 'wp_navigation', 'nav_menu_item' );

	/** @var array<int, int> IDs on this site by IDs in the file. */
	private array $ids = array();

	/** @return list<Made> Posts and pages of the file. */
	public function import( string $xml ): array {
		// Count once at the end.
		wp_defer_term_counting( true );
		wp_defer_comment_counting( true );
		$channel = ( new SimpleXMLElement( $xml, LIBXML_NONET | LIBXML_NOCDATA ) )->channel;
		$spaces  = $channel->getNamespaces( true );
		$this->terms( $channel, $spaces['wp'] );
		$made = array();
		foreach ( $channel->item as $item ) {
			$post = $this->post( $item, $item->children( $spaces['wp'] ), $spaces );
			if ( null !== $post && in_array( $post['type'], array( 'post', 'page' ), true ) ) {
				$made[] = $post;
			}
		}
		foreach ( $channel->item as $item ) {
			$this->relate( $item->children( $spaces['wp'] ) );
		}
		wp_defer_term_counting( false );
		wp_defer_comment_counting( false );
		$this->menus();
		return $made;
	}

	/** Deletes the content with SQL, because the hooks of three hundred posts would take longer than the tests. */
	public function remove(): int {
		global $wpdb;
		$terms = get_terms(
			array(
				'taxonomy' => array( 'category', 'post_tag', 'nav_menu' ),
				'hide_empty' => false,
				'fields' => 'ids',
				'meta_key' => self::MARK,
			)
		);
		$ours  = $wpdb->prepare( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s", self::MARK );
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- $ours is prepared above.
		$wpdb->query(
			"DELETE FROM {$wpdb->commentmeta} WHERE comment_id IN ( SELECT comment_ID FROM {$wpdb->comments} WHERE comment_post_ID IN ( $ours ) )"
		);
		$wpdb->query( "DELETE FROM {$wpdb->comments} WHERE comment_post_ID IN ( $ours )" );
		$wpdb->query( "DELETE FROM {$wpdb->term_relationships} WHERE object_id IN ( $ours )" );
		$removed = (int) $wpdb->query( "DELETE FROM {$wpdb->posts} WHERE ID IN ( $ours )" );
		$wpdb->query( "DELETE FROM {$wpdb->postmeta} WHERE post_id NOT IN ( SELECT ID FROM {$wpdb->posts} )" );
		// phpcs:enable
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$found = get_term( $term );
			$found instanceof WP_Term && '' !== $found->taxonomy && wp_delete_term( $found->term_id, $found->taxonomy );
		}
		update_option( 'sticky_posts', array() );
		wp_cache_flush();
		return $removed;
	}

	private function terms( SimpleXMLElement $channel, string $space ): void {
		$wp = $channel->children( $space );
		foreach ( $wp->category as $one ) {
			$this->term(
				(string) $one->cat_name,
				'category',
				(string) $one->category_nicename,
				(string) $one->category_parent
			);
		}
		foreach ( $wp->tag as $one ) {
			$this->term( (string) $one->tag_name, 'post_tag', (string) $one->tag_slug );
		}
		foreach ( $wp->term as $one ) {
			'nav_menu' === (string) $one->term_taxonomy
				&& $this->term( (string) $one->term_name, 'nav_menu', (string) $one->term_slug );
		}
	}

	private function term( string $name, string $taxonomy, string $slug, string $parent = '' ): void {
		$above = '' === $parent ? false : get_term_by( 'slug', $parent, $taxonomy );
		$term  = wp_insert_term(
			$name,
			$taxonomy,
			array( 'slug' => $slug, 'parent' => $above instanceof WP_Term ? max( 0, $above->term_id ) : 0 )
		);
		is_array( $term ) && add_term_meta( $term['term_id'], self::MARK, '1', true );
	}

	/**
	 * @param array<string, string> $spaces
	 * @return Made|null
	 */
	private function post( SimpleXMLElement $item, SimpleXMLElement $wp, array $spaces ): ?array {
		$type = (string) $wp->post_type;
		if ( ! in_array( $type, self::TYPES, true ) ) {
			return null;
		}
		$title = (string) $item->title;
		$id    = wp_insert_post(
			array(
				'post_type'      => $type,
				'post_title'     => wp_slash( $title ),
				'post_name'      => (string) $wp->post_name,
				'post_status'    => (string) $wp->status,
				'post_date'      => (string) $wp->post_date,
				'post_content'   => wp_slash( (string) $item->children( $spaces['content'] )->encoded ),
				'post_excerpt'   => wp_slash( (string) $item->children( $spaces['excerpt'] )->encoded ),
				'post_password'  => (string) $wp->post_password,
				'menu_order'     => (int) $wp->menu_order,
				'comment_status' => (string) $wp->comment_status,
				'ping_status'    => 'closed',
				'post_mime_type' => 'attachment' === $type ? 'image/webp' : '',
				'meta_input'     => wp_slash( $this->meta( $wp ) ),
			)
		);
		if ( 0 === $id ) {
			return null;
		}
		$this->ids[ (int) $wp->post_id ] = $id;
		foreach ( $item->category as $term ) {
			$domain = (string) $term['domain'];
			taxonomy_exists( $domain ) && wp_set_object_terms( $id, (string) $term['nicename'], $domain, true );
		}
		'attachment' === $type && $this->picture( $id );
		'1' === (string) $wp->is_sticky && stick_post( $id );
		$this->comments( $id, $wp );
		return array(
			'id' => $id,
			'type' => $type,
			'title' => $title,
			'status' => (string) $wp->status,
			'url' => (string) get_permalink( $id ),
			'slug' => (string) $wp->post_name,
		);
	}

	/** @return array<string, mixed> */
	private function meta( SimpleXMLElement $wp ): array {
		$meta = array( self::MARK => '1', '_vestibule_push_sent' => '1' );
		foreach ( $wp->postmeta as $one ) {
			$key = (string) $one->meta_key;
			if (
				! in_array(
					$key,
					array( '_wp_attached_file', '_wp_attachment_metadata', '_edit_last', '_wp_page_template' ),
					true
				)
			) {
				$meta[ $key ] = maybe_unserialize( (string) $one->meta_value );
			}
		}
		return $meta;
	}

	/** Replaces each file that is not downloaded with one image of the demo. */
	private function picture( int $id ): void {
		$demo = get_posts(
			array(
				'post_type' => 'attachment',
				'post_status' => 'inherit',
				'name' => 'demo-courtyard',
				'posts_per_page' => 1,
			)
		);
		$file = isset( $demo[0] ) ? get_post_meta( $demo[0]->ID, '_wp_attached_file', true ) : '';
		update_post_meta( $id, '_wp_attached_file', $file );
		update_post_meta(
			$id,
			'_wp_attachment_metadata',
			array( 'width' => 1440, 'height' => 960, 'file' => $file, 'sizes' => array() )
		);
	}

	private function comments( int $post, SimpleXMLElement $wp ): void {
		$ids = array();
		foreach ( $wp->comment as $one ) {
			$ids[ (int) $one->comment_id ] = (int) wp_insert_comment(
				array(
					'comment_post_ID'      => $post,
					'comment_parent'       => $ids[ (int) $one->comment_parent ] ?? 0,
					'comment_author'       => wp_slash( (string) $one->comment_author ),
					'comment_author_email' => (string) $one->comment_author_email,
					'comment_author_url'   => (string) $one->comment_author_url,
					'comment_date'         => (string) $one->comment_date,
					'comment_content'      => wp_slash( (string) $one->comment_content ),
					'comment_approved'     => (string) $one->comment_approved,
					'comment_type'         => (string) $one->comment_type,
				)
			);
		}
	}

	/** Sets parents, featured images and targets of menu items, after all posts have an ID. */
	private function relate( SimpleXMLElement $wp ): void {
		global $wpdb;
		$id     = $this->ids[ (int) $wp->post_id ] ?? 0;
		$parent = $this->ids[ (int) $wp->post_parent ] ?? 0;
		if ( 0 < $id && 0 < $parent ) {
			$wpdb->update( $wpdb->posts, array( 'post_parent' => $parent ), array( 'ID' => $id ) );
			clean_post_cache( $id );
		}
		foreach ( array( '_thumbnail_id', '_menu_item_object_id', '_menu_item_menu_item_parent' ) as $key ) {
			$stored  = get_post_meta( $id, $key, true );
			$old     = is_numeric( $stored ) ? (int) $stored : 0;
			$is_term = '_menu_item_object_id' === $key && 'taxonomy' === get_post_meta( $id, '_menu_item_type', true );
			if ( isset( $this->ids[ $old ] ) && ! $is_term ) {
				update_post_meta( $id, $key, (string) $this->ids[ $old ] );
			}
		}
	}

	/**
	 * Converts each classic menu to a block menu, as WordPress does. The longest menu is the newest, so the header
	 * shows it.
	 */
	private function menus(): void {
		$menus = array_filter(
			wp_get_nav_menus(),
			static fn ( WP_Term $menu ): bool => '' !== get_term_meta( $menu->term_id, self::MARK, true )
		);
		usort( $menus, static fn ( WP_Term $a, WP_Term $b ): int => $a->count <=> $b->count );
		foreach ( $menus as $menu ) {
			$blocks = WP_Classic_To_Block_Menu_Converter::convert( $menu );
			$made   = array(
				'post_type' => 'wp_navigation',
				'post_title' => $menu->name,
				'post_status' => 'publish',
				'meta_input' => array( self::MARK => '1' ),
			);
			is_string( $blocks ) && wp_insert_post( $made + array( 'post_content' => wp_slash( $blocks ) ) );
		}
	}
}
