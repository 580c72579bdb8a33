<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Contracts\Clock;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\TimeWords;
use Vestibule\Module as VestibuleModule;
use Vestibule\Storage\Database;
use Vestibule\Storage\Purge;
use Vestibule\Storage\Tables;
use Vestibule\Storage\Transaction;

defined( 'ABSPATH' ) || exit;

/**
 * How the institute reads what visitors sent: the screen, its routes, its capability, privacy requests
 * (docs/entries.md).
 */
final class Module implements VestibuleModule {

	private ?Menu $menu = null;

	/** @param string $file The plugin's main file. */
	public function __construct(
		private readonly string $file,
		private readonly Database $database,
		private readonly Tables $tables,
		private readonly Transaction $transaction,
		private readonly Schema $schema,
		private readonly Sources $sources,
		private readonly Access $access = new Access(),
	) {}

	/**
	 * The parts are made when wp-admin, REST or a privacy request asks for them: a page that a visitor sees pays for
	 * none.
	 */
	public function register(): void {
		add_filter( 'user_has_cap', $this->access->grant( ... ), 10, 4 );
		add_action( 'rest_api_init', $this->routes( ... ) );
		add_action( 'admin_menu', $this->addMenu( ... ), 9 );
		add_action( 'admin_menu', $this->arrangeMenu( ... ), 99 );
		add_filter( 'register_post_type_args', $this->adopt( ... ), 10, 2 );
		add_action( Purge::HOOK, $this->deleteExpired( ... ) );
		add_action( Retention::HOOK, $this->deleteExpired( ... ) );
		add_filter( 'wp_privacy_personal_data_exporters', $this->exporters( ... ) );
		add_filter( 'wp_privacy_personal_data_erasers', $this->erasers( ... ) );
	}

	private function routes(): void {
		$args    = new RestArgs( $this->schema );
		$guard   = new Guard( $this->access, $this->rows() );
		$changes = new Changes( $this->rows(), new Trash( $this->rows(), $this->sources->bookings, $this->transaction ), $this->erasure() );
		( new ListRoutes( $args, $guard, $this->access, $this->rows(), $this->payload() ) )->register();
		( new BulkRoutes( $args, $guard, $this->rows(), $changes ) )->register();
		( new EntryRoutes( $args, $guard, $this->rows(), $this->payload(), $changes ) )->register();
		( new MailRoute( $guard, $this->rows(), $this->payload(), $this->sources->mails ) )->register();
	}

	private function deleteExpired(): void {
		( new Retention( $this->sources->retention, $this->erasure(), $this->database, $this->tables, new Clock() ) )->run();
	}

	private function addMenu(): void {
		$this->menu()->add();
	}

	private function arrangeMenu(): void {
		$this->menu()->arrange();
	}

	/**
	 * @param array<string, mixed> $args
	 * @return array<string, mixed>
	 */
	private function adopt( array $args, string $type ): array {
		return is_admin() ? $this->menu()->adopt( $args, $type ) : $args;
	}

	/**
	 * @param array<string, mixed> $exporters
	 * @return array<string, mixed>
	 */
	private function exporters( array $exporters ): array {
		return $this->privacy()->exporters( $exporters );
	}

	/**
	 * @param array<string, mixed> $erasers
	 * @return array<string, mixed>
	 */
	private function erasers( array $erasers ): array {
		return $this->privacy()->erasers( $erasers );
	}

	private function menu(): Menu {
		return $this->menu ??= new Menu( $this->access, $this->rows(), new Screen( $this->file ) );
	}

	private function privacy(): Privacy {
		return new Privacy( $this->rows(), $this->payload(), $this->erasure() );
	}

	private function rows(): Rows {
		return new Rows( $this->database, $this->tables );
	}

	private function payload(): Payload {
		$words = new TimeWords();
		return new Payload( $this->sources->labels, new Booked( $this->database, $this->tables, $this->sources->appointments, $words ), $words );
	}

	private function erasure(): Erasure {
		return new Erasure( $this->database, $this->tables, $this->transaction );
	}
}
