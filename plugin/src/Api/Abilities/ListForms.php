<?php

declare(strict_types=1);

namespace Vestibule\Api\Abilities;

use Vestibule\Contracts\Programs\EntryRights;
use Vestibule\Contracts\Programs\FormCatalog;
use Vestibule\Contracts\Schema;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The ability vestibule/list-forms. */
final class ListForms implements Ability {

	public function __construct( private readonly Schema $schema, private readonly EntryRights $rights, private readonly FormCatalog $forms ) {}

	public function name(): string {
		return 'list-forms';
	}

	public function label(): string {
		return __( 'List forms', 'vestibule' );
	}

	public function description(): string {
		return __( 'Lists the forms whose entries the user may read, page by page, each with the number by which other abilities name it.', 'vestibule' );
	}

	public function input(): array {
		return Contract::optional( $this->schema->read( 'forms-query' ) );
	}

	public function output(): array {
		return Contract::page( 'forms', $this->schema->read( 'forms-row' ) );
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
		$page = $this->forms->page( $input, $this->rights->forms() );
		return $page instanceof WP_Error ? $page : array( 'forms' => $page->items, 'total' => $page->total, 'pages' => $page->pages() );
	}
}
