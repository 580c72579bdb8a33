<?php

declare(strict_types=1);

namespace Vestibule\Forms\Admin;

use Vestibule\Forms\Copies;
use Vestibule\Forms\FormFile;
use Vestibule\Forms\FormPostType;
use Vestibule\Forms\Parts;
use Vestibule\Forms\Places\Places;
use Vestibule\Forms\View\Preview;
use Vestibule\Forms\View\ShortCode;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Module;
use Vestibule\Services;
use Vestibule\Tools\Import\ImportScreen;
use Vestibule\Tools\Import\Sources;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The list of forms, and what leads to it and out of it: templates, copies, files, other form builders, a preview. */
final class LibraryModule implements Module {

	private ?Columns $columns = null;

	public function __construct( private readonly Services $services, private readonly Parts $parts ) {}

	public function register(): void {
		$type = FormPostType::NAME;
		add_filter( "manage_{$type}_posts_columns", fn ( array $columns ): array => $this->columns()->columns( $columns ) );
		add_action( "manage_{$type}_posts_custom_column", fn ( string $column, int $post ) => $this->columns()->cell( $column, $post ), 10, 2 );
		add_filter( 'post_row_actions', fn ( array $actions, WP_Post $post ): array => $this->actions()->ofRow( $actions, $post ), 10, 2 );
		add_filter( "bulk_actions-edit-{$type}", fn ( array $actions ): array => $this->actions()->ofMany( $actions ) );
		add_filter( "handle_bulk_actions-edit-{$type}", fn ( string $back, string $action, array $ids ): string => $this->actions()->exportMany( $back, $action, array_values( array_map( 'intval', $ids ) ) ), 10, 3 );
		add_action( 'admin_post_' . Actions::COPY, fn () => $this->actions()->copy() );
		add_action( 'admin_post_' . Actions::EXPORT, fn () => $this->actions()->export() );
		add_action( 'admin_enqueue_scripts', $this->enqueue( ... ) );
		add_action( 'admin_init', $this->registerPatterns( ... ) );
		add_action( 'rest_api_init', $this->registerPatterns( ... ) );
		add_shortcode( ShortCode::NAME, fn ( array|string $attributes ): string => ( new ShortCode( $this->parts->numbers() ) )->render( $attributes ) );
		// Asked for by the address's query; without one there is nothing to look at.
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Preview asks for the right to see it.
		add_action( 'parse_request', fn () => array() === $_GET || ( new Preview( $this->parts->forms() ) )->register(), 1 );
		add_action( 'admin_menu', fn () => ( new ImportScreen( fn (): Sources => new Sources( $this->parts->types() ), new Copies() ) )->register(), 0 );
	}

	/** Only where a form is edited; pages need none. */
	private function registerPatterns(): void {
		( new Patterns( $this->parts->types() ) )->register();
	}

	private function enqueue( string $screen ): void {
		if ( 'edit.php' === $screen && FormPostType::NAME === get_current_screen()?->post_type ) {
			( new AdminAssets( $this->services->assets ) )->enqueue( 'form-list' );
		}
	}

	private function columns(): Columns {
		$store = $this->services->store();
		return $this->columns ??= new Columns( $this->parts->numbers(), new EntryCounts( $store->database ), new Places() );
	}

	private function actions(): Actions {
		return new Actions( new Copies(), new FormFile( new Copies() ) );
	}
}
