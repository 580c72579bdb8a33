<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types;

use Vestibule\Fields\Answers\AnswerRole;
use Vestibule\Fields\Context;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\Rules\Email as EmailRule;
use Vestibule\Fields\Rules\Text as Texts;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;

defined( 'ABSPATH' ) || exit;

/** An address; the first one in a form is where the visitor is answered. */
final class Email extends Line {

	public function name(): string {
		return 'email';
	}

	public function defaults(): Defaults {
		return new Defaults(
			'email',
			__( 'E-mail', 'vestibule' ),
			array( 'invalid' => __( 'This field must contain a valid email', 'vestibule' ) ),
			array( 'maxLength' => 254 )
		);
	}

	public function valueSchema( Field $field ): array {
		return array( 'type' => 'string', 'format' => 'email' );
	}

	public function role(): AnswerRole {
		return AnswerRole::Email;
	}

	protected function faults( Field $field, Value $value, Context $context ): array {
		return $this->invalid( EmailRule::isValid( Texts::trim( $value->string() ) ), $field );
	}

	protected function input( FieldView $view ): array {
		return array( 'email', 'email', 'email' );
	}
}
