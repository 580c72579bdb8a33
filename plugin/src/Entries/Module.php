<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Contracts\Appointments;
use Vestibule\Contracts\FormLabels;
use Vestibule\Contracts\Schema;
use Vestibule\Module as VestibuleModule;
use Vestibule\Storage\Database;
use Vestibule\Storage\Tables;
use Vestibule\Storage\Transaction;

/** How the institute reads what visitors sent: the screen, its routes, its capability, privacy requests (docs/entries.md). */
final class Module implements VestibuleModule {

	/** @param string $file The plugin's main file. */
	public function __construct(
		private readonly string $file,
		private readonly Database $database,
		private readonly Tables $tables,
		private readonly Transaction $transaction,
		private readonly Schema $schema,
		private readonly FormLabels $labels,
		private readonly Appointments $appointments,
	) {}

	public function register(): void {
		$access  = new Access();
		$rows    = new Rows( $this->database, $this->tables );
		$words   = new TimeWords();
		$payload = new Payload( $this->labels, new Booked( $this->database, $this->tables, $this->appointments, $words ), $words );
		$args    = new RestArgs( $this->schema );
		$guard   = new Guard( $access, $rows );
		$erasure = new Erasure( $this->database, $this->tables, $this->transaction );
		$changes = new Changes( $rows, $erasure );
		$menu    = new Menu( $access, $rows, new Screen( $this->file ) );
		$privacy = new Privacy( $rows, $payload, $erasure );

		add_filter( 'user_has_cap', $access->grant( ... ), 10, 4 );
		add_action( 'rest_api_init', ( new ListRoutes( $args, $guard, $access, $rows, $payload ) )->register( ... ) );
		add_action( 'rest_api_init', ( new BulkRoutes( $args, $guard, $rows, $changes ) )->register( ... ) );
		add_action( 'rest_api_init', ( new EntryRoutes( $args, $guard, $rows, $payload, $changes ) )->register( ... ) );
		add_action( 'admin_menu', $menu->add( ... ), 9 );
		add_action( 'admin_menu', $menu->arrange( ... ), 99 );
		add_filter( 'register_post_type_args', $menu->adopt( ... ), 10, 2 );
		add_filter( 'wp_privacy_personal_data_exporters', $privacy->exporters( ... ) );
		add_filter( 'wp_privacy_personal_data_erasers', $privacy->erasers( ... ) );
	}
}
