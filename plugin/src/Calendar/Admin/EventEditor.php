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
 * Block editor of an appointment type. Its canvas contains a single block that shows the appointment type and edits its
 * hours. Document panels contain the other settings (src/admin/event). The block is not available in other editors.
 */
final class EventEditor {

	public const BLOCK = 'vestibule/event';

	private const CONTENT = '<!-- wp:' . self::BLOCK . ' /-->';

	public function __construct(
		private readonly AdminAssets $assets,
		private readonly Events $events,
		private readonly Schema $schema
	) {}

	#[Hook( 'admin_init' )]
	public function register(): void {
		add_action( 'enqueue_block_editor_assets', $this->enqueue( ... ) );
		add_filter( 'allowed_block_types_all', $this->onlyItsBlock( ... ), 20, 2 );
		add_filter( 'enter_title_here', $this->titleHint( ... ), 10, 2 );
	}

	/**
	 * Completes the REST response of an appointment type: replaces invalid settings with defaults, and adds the block
	 * to the content of appointment types that were created outside the editor. Appointment types that are created in
	 * the editor get the block from the post type's template.
	 */
	#[Hook( 'rest_prepare_vestibule_event' )]
	public function prepare( WP_REST_Response $response, WP_Post $event ): WP_REST_Response {
		$data = (array) $response->get_data();
		if ( is_array( $data['meta'] ?? null ) && array_key_exists( Events::META, $data['meta'] ) ) {
			$data['meta'][ Events::META ] = $this->events->sanitize( get_post_meta( $event->ID, Events::META, true ) );
		}
		$raw = is_array( $data['content'] ?? null ) ? $data['content']['raw'] ?? null : null;
		if (
			is_array( $data['content'] ?? null )
				&& is_string( $raw )
				&& 'auto-draft' !== $event->post_status
				&& ! has_block( self::BLOCK, $raw )
		) {
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
		// The canvas is a separate document, so it needs its own stylesheet.
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

	/** @return array<string, mixed> Data for the editor. Its type is in src/admin/event/draft.ts. */
	public function data(): array {
		return array(
			'limits'   => array_map(
				fn ( string $key ): array => $this->schema->limits( 'event', $key ),
				array_combine( SettingsValidator::NUMBERS, SettingsValidator::NUMBERS )
			),
			'hosts'    => $this->hosts(),
			'hostsUrl' => admin_url( 'edit.php?post_type=' . Hosts::NAME ),
			'zones'    => timezone_identifiers_list(),
			'siteZone' => Zone::ofSetting()->getName(),
			'days'     => LocalDate::weekdays(),
			'firstDay' => LocalDate::firstWeekday(),
		);
	}

	/** @return list<array{id: int, name: string}> Published hosts. */
	private function hosts(): array {
		$posts = get_posts(
			array(
				'post_type'   => Hosts::NAME,
				'post_status' => 'publish',
				'numberposts' => 200, // phpcs:ignore WordPress.WP.PostsPerPage -- Limited, and sites have few.
				'orderby'     => 'title',
				'order'       => 'ASC',
			)
		);
		return array_map(
			static fn ( WP_Post $host ): array => array( 'id' => $host->ID, 'name' => $host->post_title ),
			array_values( $posts )
		);
	}
}
