<?php

declare(strict_types=1);

namespace Vestibule\Api\Abilities;

use Vestibule\Contracts\Programs\EntryCatalog;
use Vestibule\Contracts\Programs\EntryRights;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\Values;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The ability vestibule/get-entry. Reading marks nothing as read. */
final class GetEntry implements Ability {

	public function __construct( private readonly Schema $schema, private readonly EntryRights $rights, private readonly EntryCatalog $entries ) {}

	public function name(): string {
		return 'get-entry';
	}

	public function label(): string {
		return __( 'Read an entry', 'vestibule' );
	}

	public function description(): string {
		return __( 'Reads one entry with every answer beside its label, its appointment, mails and notes. It holds personal data.', 'vestibule' );
	}

	public function input(): array {
		return Contract::object( array( 'id' => array( 'type' => 'integer', 'minimum' => 1, 'description' => __( 'The number of the entry.', 'vestibule' ) ) ) );
	}

	public function output(): array {
		return Contract::object(
			array(
				'entry' => Contract::inner( $this->schema->read( 'entries-entry' ) ),
				'notes' => array( 'type' => 'array', 'items' => Contract::inner( $this->schema->read( 'entries-note' ) ) ),
			)
		);
	}

	public function isReadOnly(): bool {
		return true;
	}

	public function isDestructive(): bool {
		return false;
	}

	public function isAllowed( array $input ): bool {
		$form = $this->rights->mayOpen() ? $this->entries->formOf( ( new Values( $input ) )->number( 'id' ) ) : null;
		return null === $form ? $this->rights->mayOpen() : $this->rights->mayRead( $form );
	}

	public function run( array $input ): array|WP_Error {
		$id    = ( new Values( $input ) )->number( 'id' );
		$entry = $this->entries->find( $id );
		return null === $entry
			? new WP_Error( 'vestibule_no_entry', __( 'There is no such entry. It may have been deleted.', 'vestibule' ), array( 'status' => 404 ) )
			: array( 'entry' => $entry, 'notes' => $this->entries->notes( $id ) );
	}
}
