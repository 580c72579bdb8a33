<?php

declare(strict_types=1);

namespace Vestibule\Forms\Places;

use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Log\FaultLog;
use WP_Block_Template;
use WP_Post;

/**
 * Finds the content that shows a form: pages, posts, patterns, templates of the active theme, and widgets. Searches all
 * content, so it is used only in wp-admin, for example before a form is deleted.
 */
final class Places {

	/** Maximum number of posts to check. */
	private const MAX_PLACES = 100;

	public function __construct( private readonly Database $database ) {}

	/** @return list<Place> */
	public function forForm( int $form ): array {
		return array( ...$this->posts( $form ), ...$this->templates( $form ), ...$this->widgets( $form ) );
	}

	/** @return list<Place> */
	private function posts( int $form ): array {
		$sql   = "SELECT ID FROM {posts} WHERE post_status NOT IN ('trash', 'auto-draft', 'inherit') AND post_type NOT IN ('revision', 'wp_template', 'wp_template_part')
			AND (post_content LIKE %s OR post_content LIKE %s) AND post_content LIKE %s ORDER BY post_type, post_title, ID LIMIT %d";
		$likes = array( '%wp:' . ShownForms::BLOCK . ' %', '%wp:' . ShownForms::BOOKING . ' %', "%\"ref\":{$form}%" );
		$rows  = FaultLog::attempt(
			fn (): array => $this->database->rows( $sql, ...$likes, ...array( self::MAX_PLACES ) ),
			array()
		);
		$posts = array_filter( array_map( static fn ( array $row ): ?WP_Post => get_post( (int) $row['ID'] ), $rows ) );
		$shown = array_filter(
			$posts,
			static fn ( WP_Post $post ): bool => in_array( $form, ShownForms::in( $post->post_content ), true )
		);
		return array_values( array_map( $this->post( ... ), $shown ) );
	}

	private function post( WP_Post $post ): Place {
		$type = get_post_type_object( $post->post_type );
		$kind = null === $type ? $post->post_type : $type->labels->singular_name;
		if ( ! current_user_can( 'read_post', $post->ID ) ) {
			return new Place( $kind, '' );
		}
		$title = html_entity_decode( wp_strip_all_tags( $post->post_title ), ENT_QUOTES, 'UTF-8' );
		return new Place(
			$kind,
			/* translators: %d: ID of a post without a title. */
			'' === $title ? sprintf( __( 'Untitled (%d)', 'vestibule' ), $post->ID ) : $title,
			(string) get_edit_post_link( $post->ID, 'raw' ),
			'publish' === $post->post_status && is_post_type_viewable( $post->post_type )
				? (string) get_permalink( $post )
				: ''
		);
	}

	/** @return list<Place> */
	private function templates( int $form ): array {
		$places = array();
		foreach ( array(
			'wp_template' => __( 'Template', 'vestibule' ),
			'wp_template_part' => __( 'Template part', 'vestibule' ),
		) as $type => $kind ) {
			foreach ( get_block_templates( array(), $type ) as $template ) {
				if (
					$template instanceof WP_Block_Template
						&& in_array( $form, ShownForms::in( (string) $template->content ), true )
				) {
					$edit     = add_query_arg(
						array( 'postType' => $type, 'postId' => rawurlencode( $template->id ), 'canvas' => 'edit' ),
						admin_url( 'site-editor.php' )
					);
					$places[] = new Place(
						$kind,
						wp_strip_all_tags( $template->title ),
						current_user_can( 'edit_theme_options' ) ? $edit : ''
					);
				}
			}
		}
		return $places;
	}

	/** @return list<Place> */
	private function widgets( int $form ): array {
		global $wp_registered_sidebars;
		$places   = array();
		$widgets  = get_option( 'widget_block' );
		$sidebars = get_option( 'sidebars_widgets' );
		foreach ( is_array( $sidebars ) ? $sidebars : array() as $sidebar => $ids ) {
			// The option also contains `array_version`, which is not a list.
			foreach ( 'wp_inactive_widgets' !== $sidebar && is_array( $ids ) ? $ids : array() as $id ) {
				$number  = is_string( $id ) && 1 === preg_match( '/^block-(\d+)$/D', $id, $found )
					? (int) $found[1]
					: 0;
				$widget  = is_array( $widgets ) && is_array( $widgets[ $number ] ?? null )
					? $widgets[ $number ]
					: array();
				$content = is_string( $widget['content'] ?? null ) ? $widget['content'] : '';
				if ( in_array( $form, ShownForms::in( $content ), true ) ) {
					$name     = is_array( $wp_registered_sidebars[ $sidebar ] ?? null )
						? $wp_registered_sidebars[ $sidebar ]['name'] ?? ''
						: '';
					$places[] = new Place(
						__( 'Widget area', 'vestibule' ),
						is_string( $name ) && '' !== $name ? $name : (string) $sidebar,
						current_user_can( 'edit_theme_options' ) ? admin_url( 'widgets.php' ) : ''
					);
				}
			}
		}
		return $places;
	}
}
