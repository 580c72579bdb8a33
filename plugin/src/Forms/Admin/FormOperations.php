<?php

declare(strict_types=1);

namespace Vestibule\Forms\Admin;

use Closure;
use Vestibule\Forms\Admin\Templates\Templates;
use Vestibule\Forms\Programs\FormCatalog;
use Vestibule\Forms\Programs\SubmissionFailed;
use Vestibule\Forms\Programs\Submissions;
use Vestibule\Forms\Submit\SubmissionContext;
use Vestibule\Inbox\Access;
use Vestibule\Kernel\Operation\Ability;
use Vestibule\Kernel\Operation\Operation;
use Vestibule\Kernel\Operation\OperationRefused;
use Vestibule\Kernel\Operation\Operations;
use Vestibule\Kernel\Operation\Page;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Wiring\Hook;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Operations on forms by form ID, for API clients that read entries or submit forms. Users need the permission to read
 * a form's entries. The block editor uses wp/v2/vestibule-forms instead, and visitors use an AJAX action with spam
 * protection.
 */
#[Hook( Operations::class )]
final class FormOperations implements Operations {

	private const ONE = '/forms/(?P<number>[0-9]{1,9})';

	/**
	 * @param Closure(): FormCatalog $catalog
	 * @param Closure(): Submissions $submissions
	 */
	public function __construct(
		private readonly Schema $schema,
		private readonly Access $rights,
		private readonly Closure $catalog,
		private readonly Closure $submissions,
	) {}

	/** @return list<Operation> */
	public function all(): array {
		$number = array( 'form' => __( 'Form ID.', 'vestibule' ) );
		return array(
			new Operation(
				'GET',
				'/forms',
				$this->may( ... ),
				fn ( array $given ): Page => ( $this->catalog )()->page( $given, $this->rights->forms() ),
				input: 'forms-query',
				output: 'forms-row',
				ability: new Ability(
					'list-forms',
					__( 'List forms', 'vestibule' ),
					__(
						'Lists the forms whose entries the user can read, in pages. Other abilities need the form ID.',
						'vestibule'
					),
					page: 'forms',
				),
			),
			new Operation(
				'GET',
				self::ONE,
				$this->may( ... ),
				fn ( array $given, int $form ): array => ( $this->catalog )()->find( $form ) ?? throw self::missing(),
				output: 'forms-form'
			),
			new Operation(
				'GET',
				self::ONE . '/schema',
				$this->may( ... ),
				fn ( array $given, int $form ): array => $this->schema( $form )
			),
			// An ability without a REST route: AI assistants get the form and the schema of its answers in one
			// response.
			new Operation(
				'GET',
				null,
				$this->may( ... ),
				fn ( array $given, int $form ): array => array(
					'answers' => $this->schema( $form ),
					'form' => ( $this->catalog )()->find( $form ),
				),
				output: Ability::object(
					array(
						'form'    => $this->schema->read( 'forms-form' ),
						'answers' => array(
							'type' => 'object',
							'additionalProperties' => true,
							'description' => __( 'JSON Schema of the answers.', 'vestibule' ),
						),
					)
				),
				ability: new Ability(
					'get-form',
					__( 'Read a form', 'vestibule' ),
					__(
						'Returns the fields and steps of a form, and a JSON Schema of the answers for “Send a form”.',
						'vestibule'
					),
					number: $number,
				),
			),
			new Operation(
				'GET',
				'/form-templates',
				$this->mayEdit( ... ),
				static fn (): array => ( new Templates() )->all(),
				output: 'form-templates'
			),
			new Operation(
				'POST',
				self::ONE . '/submissions',
				$this->may( ... ),
				$this->submit( ... ),
				input: 'submission',
				output: 'submission-result',
				makes: '/entries',
				ability: new Ability(
					'submit-form',
					__( 'Send a form', 'vestibule' ),
					__(
						'Submits answers to a published form: validates them, books the appointment, stores the entry and sends notifications. “Read a form” returns a JSON Schema of the answers.',
						'vestibule'
					),
					number: $number,
				),
			),
		);
	}

	/**
	 * Checks the permission for a form, or for any form if the ID is 0.
	 *
	 * @param array<string, mixed> $given
	 */
	private function may( array $given, int $form ): true|WP_Error {
		return ( 0 === $form ? $this->rights->mayOpen() : $this->rights->mayRead( $form ) )
			? true
			: Rest::refusal(
				'vestibule_forms_forbidden',
				__( 'Sorry, you are not allowed to read the entries of this form.', 'vestibule' )
			);
	}

	private function mayEdit(): true|WP_Error {
		return current_user_can( 'edit_pages' )
			? true
			: Rest::refusal(
				'vestibule_forms_forbidden',
				__( 'Sorry, you are not allowed to view forms.', 'vestibule' )
			);
	}

	/** @return array<string, mixed> */
	private function schema( int $form ): array {
		return ( $this->catalog )()->schema( $form ) ?? throw self::missing();
	}

	/**
	 * @param array<string, mixed> $given
	 * @return array{id: int, message: string, redirectUrl: string} Shape of the contract submission-result.
	 */
	private function submit( array $given, int $form ): array {
		$values = is_object( $given['values'] ) ? get_object_vars( $given['values'] ) : $given['values'];
		$result = ( $this->submissions )()->submit(
			$form,
			is_array( $values ) ? $values : array(),
			SubmissionContext::read( $given, get_current_user_id() )
		);
		if ( $result->isStored() ) {
			return array(
				'id' => $result->entryId,
				'message' => $result->message,
				'redirectUrl' => $result->redirectUrl,
			);
		}
		throw SubmissionFailed::of( $result );
	}

	private static function missing(): OperationRefused {
		return new OperationRefused(
			new WP_Error( 'vestibule_no_form', __( 'Form not found.', 'vestibule' ), array( 'status' => 404 ) )
		);
	}
}
