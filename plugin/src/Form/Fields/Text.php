<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

use Vestibule\Contracts\AnswerRole;
use Vestibule\Form\Field;
use Vestibule\Form\View\FieldView;

defined( 'ABSPATH' ) || exit;

/** One line of text. */
final class Text extends Line implements HasRole {

	public function name(): string {
		return 'text';
	}

	public function attributes(): array {
		return parent::attributes() + array( 'maxLength' => self::numberAttribute( 20000 ), 'autocomplete' => self::textAttribute( 60 ) );
	}

	public function defaults(): Defaults {
		return new Defaults( 'input_text', __( 'Text', 'vestibule' ), array(), array( 'maxLength' => 200 ) );
	}

	public function role(): AnswerRole {
		return AnswerRole::Subject;
	}

	protected function faults( Field $field, Value $value, Context $context ): array {
		return $this->tooLong( $field, $value->string() );
	}

	protected function input( FieldView $view ): array {
		return array( 'text', $view->field->string( 'autocomplete' ), '' );
	}
}
