<?php

declare(strict_types=1);

namespace Vestibule\Api\Abilities;

use Vestibule\Api\Refused;
use Vestibule\Contracts\Programs\EntryRights;
use Vestibule\Contracts\Programs\SubmissionContext;
use Vestibule\Contracts\Programs\Submissions;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\Values;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The ability vestibule/submit-form. */
final class SubmitForm implements Ability {

	public function __construct( private readonly Schema $schema, private readonly EntryRights $rights, private readonly Submissions $submissions ) {}

	public function name(): string {
		return 'submit-form';
	}

	public function label(): string {
		return __( 'Send a form', 'vestibule' );
	}

	public function description(): string {
		return __( 'Sends a published form with answers: its rules are checked, an appointment is booked, the entry is stored and notifications go out. “Read a form” says which answers it takes.', 'vestibule' );
	}

	public function input(): array {
		$submission = Contract::inner( $this->schema->read( 'submission' ) );
		$properties = is_array( $submission['properties'] ?? null ) ? $submission['properties'] : array();
		$form       = array( 'type' => 'integer', 'minimum' => 1, 'description' => __( 'The number of the form.', 'vestibule' ) );
		return array( 'properties' => array( 'form' => $form ) + $properties, 'required' => array( 'form', 'values' ) ) + $submission;
	}

	public function output(): array {
		return Contract::inner( $this->schema->read( 'submission-result' ) );
	}

	public function isReadOnly(): bool {
		return false;
	}

	public function isDestructive(): bool {
		return false;
	}

	public function isAllowed( array $input ): bool {
		return $this->rights->mayRead( ( new Values( $input ) )->number( 'form' ) );
	}

	public function run( array $input ): array|WP_Error {
		$values  = is_object( $input['values'] ?? null ) ? get_object_vars( $input['values'] ) : ( $input['values'] ?? array() );
		$context = array_intersect_key( $input, array_flip( array( 'source_url', 'language', 'key' ) ) );
		$form    = ( new Values( $input ) )->number( 'form' );
		$result  = $this->submissions->submit( $form, is_array( $values ) ? $values : array(), SubmissionContext::read( $context, get_current_user_id() ) );
		return $result->isStored() ? array( 'id' => $result->entryId, 'message' => $result->message, 'redirectUrl' => $result->redirectUrl ) : Refused::answer( $result );
	}
}
