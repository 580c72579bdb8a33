<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use Vestibule\Module as PluginModule;

defined( 'ABSPATH' ) || exit;

/** Events that can be booked: their post type, the first of them, and their screen. The calls are listed with the others. */
final class Module implements PluginModule {

	/** @param string $file The plugin's main file. */
	public function __construct(
		private readonly string $file,
		private readonly EventPostType $type,
		private readonly FirstEvent $first,
		private readonly EventReader $reader,
	) {}

	public function register(): void {
		register_activation_hook( $this->file, $this->activate( ... ) );
		add_action( 'init', $this->type->register( ... ), 5 );
		add_action( 'init', $this->first->create( ... ), 20 );
		add_filter( 'wp_sitemaps_post_types', $this->type->withoutEvents( ... ) );
		add_filter( 'rest_request_after_callbacks', ( new HiddenType() )->answer( ... ), 10, 3 );
		add_action( 'add_meta_boxes_' . EventPostType::NAME, $this->addScreen( ... ) );
		add_action( 'save_post_' . EventPostType::NAME, $this->saveScreen( ... ) );
		add_filter( 'manage_' . EventPostType::NAME . '_posts_columns', fn ( array $columns ): array => $this->list()->columns( $columns ) );
		add_action( 'manage_' . EventPostType::NAME . '_posts_custom_column', fn ( string $column, int $post ) => $this->list()->cell( $column, $post ), 10, 2 );
	}

	private function activate(): void {
		$this->type->register();
		$this->first->create();
	}

	private function addScreen(): void {
		$this->screen()->add();
	}

	private function saveScreen( int $post_id ): void {
		$this->screen()->save( $post_id );
	}

	private function list(): EventList {
		return new EventList( $this->reader, new EventHoursText() );
	}

	private function screen(): EventScreen {
		return new EventScreen( $this->reader, new EventHoursText() );
	}
}
