<?php

declare(strict_types=1);

namespace Vestibule\Tools\Programs\Abilities;

use Vestibule\Forms\Programs\FormCatalog;
use Vestibule\Forms\Programs\Submissions;
use Vestibule\Forms\Submit\SubmissionContext;
use Vestibule\Inbox\Access;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Tools\Programs\FormRoutes;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** What forms ask, and sending one. */
final class FormAbilities {

	public function __construct(
		private readonly Schema $schema,
		private readonly Access $rights,
		private readonly FormCatalog $forms,
		private readonly Submissions $submissions,
	) {}

	/** @return list<Ability> */
	public function all(): array {
		$number   = array( 'type' => 'integer', 'minimum' => 1, 'description' => __( 'The number of the form.', 'vestibule' ) );
		$may_read = fn ( array $input ): bool => $this->rights->mayRead( Contract::number( $input, 'form' ) );
		return array(
			new Ability(
				name: 'list-forms',
				label: __( 'List forms', 'vestibule' ),
				description: __( 'Lists the forms whose entries the user may read, page by page, each with the number by which other abilities name it.', 'vestibule' ),
				input: Contract::optional( $this->schema->read( 'forms-query' ) ),
				output: Contract::page( 'forms', $this->schema->read( 'forms-row' ) ),
				isAllowed: $this->rights->mayOpen( ... ),
				run: fn ( array $input ): array|WP_Error => Contract::paged( 'forms', $this->forms->page( $input, $this->rights->forms() ) ),
				isReadOnly: true,
			),
			new Ability(
				name: 'get-form',
				label: __( 'Read a form', 'vestibule' ),
				description: __( 'Reads what a form asks: its fields and steps, and a JSON Schema of the answers that “Send a form” takes.', 'vestibule' ),
				input: Contract::object( array( 'form' => $number ) ),
				output: Contract::object(
					array(
						'form'    => Contract::inner( $this->schema->read( 'forms-form' ) ),
						'answers' => array( 'type' => 'object', 'additionalProperties' => true, 'description' => __( 'JSON Schema of the answers.', 'vestibule' ) ),
					)
				),
				isAllowed: $may_read,
				run: $this->find( ... ),
				isReadOnly: true,
			),
			new Ability(
				name: 'submit-form',
				label: __( 'Send a form', 'vestibule' ),
				description: __(
					'Sends a published form with answers: its rules are checked, an appointment is booked, the entry is stored and notifications go out. “Read a form” says which answers it takes.',
					'vestibule'
				),
				input: array( 'required' => array( 'form', 'values' ) ) + Contract::with( 'form', $number, $this->schema->read( 'submission' ) ),
				output: Contract::inner( $this->schema->read( 'submission-result' ) ),
				isAllowed: $may_read,
				run: $this->submit( ... ),
			),
		);
	}

	/**
	 * @param array<array-key, mixed> $input
	 * @return array<string, mixed>|WP_Error
	 */
	private function find( array $input ): array|WP_Error {
		$number = Contract::number( $input, 'form' );
		$form   = $this->forms->find( $number );
		$schema = $this->forms->schema( $number );
		return null === $form || null === $schema ? FormRoutes::missing() : array( 'form' => $form, 'answers' => $schema );
	}

	/**
	 * @param array<array-key, mixed> $input
	 * @return array<string, mixed>|WP_Error
	 */
	private function submit( array $input ): array|WP_Error {
		$values  = is_object( $input['values'] ?? null ) ? get_object_vars( $input['values'] ) : ( $input['values'] ?? array() );
		$context = array_intersect_key( $input, array_flip( array( 'source_url', 'language', 'key' ) ) );
		$form    = Contract::number( $input, 'form' );
		return FormRoutes::submitted( $this->submissions->submit( $form, is_array( $values ) ? $values : array(), SubmissionContext::read( $context, get_current_user_id() ) ) );
	}
}
