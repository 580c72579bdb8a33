<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use Closure;
use Vestibule\View\AdminAssets;
use WP_Block_Editor_Context;
use WP_Post;
use WP_REST_Response;

/**
 * The block editor of an event: its canvas holds one block, which shows the event and edits its hours, and panels of
 * the document hold the other settings (src/admin/event). No other editor knows that block.
 */
final class EventEditor {

	public const BLOCK = 'vestibule/event';

	private const CONTENT = '<!-- wp:' . self::BLOCK . ' /-->';

	/** @param Closure(): EventData $data */
	public function __construct( private readonly AdminAssets $assets, private readonly EventReader $reader, private readonly Closure $data ) {}

	public function register(): void {
		add_action( 'enqueue_block_editor_assets', $this->enqueue( ... ) );
		add_filter( 'allowed_block_types_all', $this->onlyItsBlock( ... ), 20, 2 );
		add_filter( 'enter_title_here', $this->titleHint( ... ), 10, 2 );
	}

	/**
	 * For the filter rest_prepare_vestibule_event. Settings are complete and readable whatever is stored, and the
	 * content is the block also where the event was made without an editor, so that it opens like others. A new one has
	 * it from the post type's template.
	 */
	public function prepare( WP_REST_Response $response, WP_Post $event ): WP_REST_Response {
		$data = (array) $response->get_data();
		if ( is_array( $data['meta'] ?? null ) && array_key_exists( EventPostType::META, $data['meta'] ) ) {
			$data['meta'][ EventPostType::META ] = $this->reader->sanitize( get_post_meta( $event->ID, EventPostType::META, true ) );
		}
		$raw = is_array( $data['content'] ?? null ) ? $data['content']['raw'] ?? null : null;
		if ( is_array( $data['content'] ?? null ) && is_string( $raw ) && 'auto-draft' !== $event->post_status && ! has_block( self::BLOCK, $raw ) ) {
			$data['content']['raw'] = self::CONTENT;
		}
		$response->set_data( $data );
		return $response;
	}

	private function enqueue(): void {
		if ( EventPostType::NAME !== ( get_current_screen()->post_type ?? '' ) ) {
			return;
		}
		$this->assets->enqueue( 'event', 'vestibuleEvent', ( $this->data )()->all() );
		// The canvas is a document of its own, and gets what is enqueued here.
		add_action( 'enqueue_block_assets', static fn () => wp_enqueue_style( 'vestibule-event' ) );
	}

	/**
	 * @param bool|list<string> $allowed
	 * @return bool|list<string>
	 */
	private function onlyItsBlock( bool|array $allowed, WP_Block_Editor_Context $context ): bool|array {
		return EventPostType::NAME === ( $context->post->post_type ?? '' ) ? array( self::BLOCK ) : $allowed;
	}

	private function titleHint( string $hint, WP_Post $post ): string {
		return EventPostType::NAME === $post->post_type ? __( 'Name, such as “Consultation”', 'vestibule' ) : $hint;
	}
}
