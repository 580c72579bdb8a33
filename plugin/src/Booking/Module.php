<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use Vestibule\Contracts\Hours\Weekdays;
use Vestibule\Contracts\Schema;
use Vestibule\Module as PluginModule;
use Vestibule\View\AdminAssets;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Events that can be booked: their post type, the first of them, and their screen. The calls are listed with the
 * others.
 */
final class Module implements PluginModule {

	private ?EventScreen $screen = null;

	/** @param string $file The plugin's main file. */
	public function __construct(
		private readonly string $file,
		private readonly EventPostType $type,
		private readonly FirstEvent $first,
		private readonly EventReader $reader,
		private readonly Schema $schema,
	) {}

	public function register(): void {
		register_activation_hook( $this->file, $this->activate( ... ) );
		add_action( 'init', $this->type->register( ... ), 5 );
		add_action( 'init', $this->first->create( ... ), 20 );
		add_filter( 'wp_sitemaps_post_types', $this->type->withoutEvents( ... ) );
		add_filter( 'rest_request_after_callbacks', ( new HiddenType() )->answer( ... ), 10, 3 );
		add_filter( 'rest_pre_insert_' . EventPostType::NAME, fn ( mixed $event, WP_REST_Request $request ): mixed => ( new EventIntake( $this->reader, $this->rules() ) )->check( $event, $request ), 10, 2 );
		add_filter( 'replace_editor', fn ( mixed $replaced, WP_Post $post ): bool => $this->screen()->replace( $replaced, $post ), 10, 2 );
		add_filter( 'manage_' . EventPostType::NAME . '_posts_columns', fn ( array $columns ): array => $this->list()->columns( $columns ) );
		add_action( 'manage_' . EventPostType::NAME . '_posts_custom_column', fn ( string $column, int $post ) => $this->list()->cell( $column, $post ), 10, 2 );
	}

	private function activate(): void {
		$this->type->register();
		$this->first->create();
	}

	private function list(): EventList {
		return new EventList( $this->reader, new Weekdays() );
	}

	private function rules(): EventRules {
		return new EventRules( $this->schema, $this->reader );
	}

	private function screen(): EventScreen {
		return $this->screen ??= new EventScreen( new AdminAssets( $this->file ), $this->reader, $this->rules() );
	}
}
