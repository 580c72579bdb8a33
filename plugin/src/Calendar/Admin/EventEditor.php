<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin;

use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Time\LocalDate;
use Vestibule\Kernel\Time\Zone;
use Vestibule\Kernel\Wiring\Hook;
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

	public function __construct( private readonly AdminAssets $assets, private readonly Events $events, private readonly Schema $schema ) {}

	#[Hook( 'admin_init' )]
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
	#[Hook( 'rest_prepare_vestibule_event' )]
	public function prepare( WP_REST_Response $response, WP_Post $event ): WP_REST_Response {
		$data = (array) $response->get_data();
		if ( is_array( $data['meta'] ?? null ) && array_key_exists( Events::META, $data['meta'] ) ) {
			$data['meta'][ Events::META ] = $this->events->sanitize( get_post_meta( $event->ID, Events::META, true ) );
		}
		$raw = is_array( $data['content'] ?? null ) ? $data['content']['raw'] ?? null : null;
		if ( is_array( $data['content'] ?? null ) && is_string( $raw ) && 'auto-draft' !== $event->post_status && ! has_block( self::BLOCK, $raw ) ) {
			$data['content']['raw'] = self::CONTENT;
		}
		$response->set_data( $data );
		return $response;
	}

	private function enqueue(): void {
		if ( Events::NAME !== ( get_current_screen()->post_type ?? '' ) ) {
			return;
		}
		$this->assets->enqueue( 'event', 'vestibuleEvent', $this->data() );
		// The canvas is a document of its own, and gets what is enqueued here.
		add_action( 'enqueue_block_assets', static fn () => wp_enqueue_style( 'vestibule-event' ) );
	}

	/**
	 * @param bool|list<string> $allowed
	 * @return bool|list<string>
	 */
	private function onlyItsBlock( bool|array $allowed, WP_Block_Editor_Context $context ): bool|array {
		return Events::NAME === ( $context->post->post_type ?? '' ) ? array( self::BLOCK ) : $allowed;
	}

	private function titleHint( string $hint, WP_Post $post ): string {
		return Events::NAME === $post->post_type ? __( 'Name, such as “Consultation”', 'vestibule' ) : $hint;
	}

	/** @return array<string, mixed> What the editor knows of the site, as src/admin/event/draft.ts reads it. */
	public function data(): array {
		return array(
			'limits'   => array_map( fn ( string $key ): array => $this->schema->limits( 'event', $key ), array_combine( SettingsValidator::NUMBERS, SettingsValidator::NUMBERS ) ),
			'hosts'    => $this->hosts(),
			'hostsUrl' => admin_url( 'edit.php?post_type=' . Hosts::NAME ),
			'zones'    => timezone_identifiers_list(),
			'siteZone' => Zone::ofSetting()->getName(),
			'days'     => LocalDate::weekdays(),
			'firstDay' => LocalDate::firstWeekday(),
		);
	}

	/** @return list<array{id: int, name: string}> Whom the event can be given. */
	private function hosts(): array {
		$posts = get_posts(
			array(
				'post_type'   => Hosts::NAME,
				'post_status' => 'publish',
				'numberposts' => 200, // phpcs:ignore WordPress.WP.PostsPerPage -- Bounded; a site has a handful.
				'orderby'     => 'title',
				'order'       => 'ASC',
			)
		);
		return array_map( static fn ( WP_Post $host ): array => array( 'id' => $host->ID, 'name' => $host->post_title ), array_values( $posts ) );
	}
}
