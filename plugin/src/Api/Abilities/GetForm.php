<?php

declare(strict_types=1);

namespace Vestibule\Api\Abilities;

use Vestibule\Api\Rest\FormRoutes;
use Vestibule\Contracts\Programs\EntryRights;
use Vestibule\Contracts\Programs\FormCatalog;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\Values;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The ability vestibule/get-form. */
final class GetForm implements Ability {

	public function __construct( private readonly Schema $schema, private readonly EntryRights $rights, private readonly FormCatalog $forms ) {}

	public function name(): string {
		return 'get-form';
	}

	public function label(): string {
		return __( 'Read a form', 'vestibule' );
	}

	public function description(): string {
		return __( 'Reads what a form asks: its fields and steps, and a JSON Schema of the answers that “Send a form” takes.', 'vestibule' );
	}

	public function input(): array {
		return Contract::object( array( 'form' => array( 'type' => 'integer', 'minimum' => 1, 'description' => __( 'The number of the form.', 'vestibule' ) ) ) );
	}

	public function output(): array {
		$answers = array( 'type' => 'object', 'additionalProperties' => true, 'description' => __( 'JSON Schema of the answers.', 'vestibule' ) );
		return Contract::object( array( 'form' => Contract::inner( $this->schema->read( 'forms-form' ) ), 'answers' => $answers ) );
	}

	public function isReadOnly(): bool {
		return true;
	}

	public function isDestructive(): bool {
		return false;
	}

	public function isAllowed( array $input ): bool {
		return $this->rights->mayRead( ( new Values( $input ) )->number( 'form' ) );
	}

	public function run( array $input ): array|WP_Error {
		$number = ( new Values( $input ) )->number( 'form' );
		$form   = $this->forms->find( $number );
		$schema = $this->forms->schema( $number );
		return null === $form || null === $schema ? FormRoutes::missing() : array( 'form' => $form, 'answers' => $schema );
	}
}
