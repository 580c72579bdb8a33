<?php

declare(strict_types=1);

namespace Vestibule\Api\Abilities;

use Vestibule\Contracts\Programs\BookingCatalog;
use Vestibule\Contracts\Programs\EntryRights;
use Vestibule\Contracts\Schema;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The ability vestibule/list-bookings. */
final class ListBookings implements Ability {

	public function __construct( private readonly Schema $schema, private readonly EntryRights $rights, private readonly BookingCatalog $bookings ) {}

	public function name(): string {
		return 'list-bookings';
	}

	public function label(): string {
		return __( 'List bookings', 'vestibule' );
	}

	public function description(): string {
		return __( 'Lists appointments page by page: by time, appointment type, host, status or words. They hold personal data.', 'vestibule' );
	}

	public function input(): array {
		return Contract::optional( $this->schema->read( 'bookings-query' ) );
	}

	public function output(): array {
		return Contract::page( 'bookings', $this->schema->read( 'bookings-row' ) );
	}

	public function isReadOnly(): bool {
		return true;
	}

	public function isDestructive(): bool {
		return false;
	}

	public function isAllowed( array $input ): bool {
		return $this->rights->mayOpen();
	}

	public function run( array $input ): array|WP_Error {
		$page = $this->bookings->page( $input, $this->rights->forms() );
		return $page instanceof WP_Error ? $page : array( 'bookings' => $page->items, 'total' => $page->total, 'pages' => $page->pages() );
	}
}
