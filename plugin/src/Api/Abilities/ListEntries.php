<?php

declare(strict_types=1);

namespace Vestibule\Api\Abilities;

use Vestibule\Contracts\Programs\EntryCatalog;
use Vestibule\Contracts\Programs\EntryRights;
use Vestibule\Contracts\Schema;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The ability vestibule/list-entries. */
final class ListEntries implements Ability {

	public function __construct( private readonly Schema $schema, private readonly EntryRights $rights, private readonly EntryCatalog $entries ) {}

	public function name(): string {
		return 'list-entries';
	}

	public function label(): string {
		return __( 'List entries', 'vestibule' );
	}

	public function description(): string {
		return __( 'Lists what visitors sent, page by page: by form, status, words, days, star or one answer. They hold personal data.', 'vestibule' );
	}

	public function input(): array {
		return Contract::optional( $this->schema->read( 'entries-query' ) );
	}

	public function output(): array {
		return Contract::page( 'entries', $this->schema->read( 'entries-row' ) );
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
		$page = $this->entries->page( $input, $this->rights->forms() );
		return $page instanceof WP_Error ? $page : array( 'entries' => $page->items, 'total' => $page->total, 'pages' => $page->pages() );
	}
}
