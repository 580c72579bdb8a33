<?php

declare(strict_types=1);

namespace Vestibule\Forms\Admin;

use Vestibule\Entries\EntryCounts;
use Vestibule\Forms\Copies;
use Vestibule\Forms\FormFile;
use Vestibule\Forms\FormPostType;
use Vestibule\Forms\Parts;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Module;
use Vestibule\Services;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** In wp-admin: the list of forms, and what leads to it and out of it: copies, files, the Trash. */
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
		add_action( 'admin_enqueue_scripts', $this->enqueue( ... ) );
		add_action( 'load-post.php', fn () => $this->trash()->send() );
		add_action( 'load-edit.php', fn () => $this->trash()->ask() );
		add_action( 'admin_notices', $this->tellOfTrash( ... ) );
	}

	private function enqueue( string $screen ): void {
		if ( 'edit.php' === $screen && FormPostType::NAME === get_current_screen()?->post_type ) {
			( new AdminAssets( $this->services->assets ) )->enqueue( 'form-list' );
		}
	}

	private function tellOfTrash(): void {
		if ( 'edit-' . FormPostType::NAME === get_current_screen()?->id ) {
			$this->trash()->tell();
		}
	}

	private function columns(): Columns {
		$store = $this->services->store();
		return $this->columns ??= new Columns( $this->parts->numbers(), new EntryCounts( $store->database ), $this->parts->places(), new LimitCell( $this->parts->forms(), $this->parts->admission() ) );
	}

	private function trash(): TrashScreen {
		return new TrashScreen( $this->parts->places() );
	}

	private function actions(): Actions {
		return new Actions( new Copies(), new FormFile( new Copies() ), new Closing( $this->services->clock ) );
	}
}
