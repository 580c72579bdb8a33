<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Choice;

use Vestibule\Fields\Field;
use Vestibule\Fields\View\FieldView;
use Vestibule\Kernel\Html\Html;

/**
 * Option "Other" with a text input. The option posts a fixed value, and the text is posted under a separate name. When
 * the field's value is read, the text replaces the fixed value, as in blocks/fields/kit/rules.ts.
 */
final class Other {

	/** Posted value of the option "Other". Other options can't have this value. */
	public const CHOSEN = '__other__';

	public const MAX_CHARACTERS = 200;

	public static function isOffered( Field $field ): bool {
		return true === ( $field->settings['other'] ?? false );
	}

	/**
	 * Returns the name of the text input. It can't conflict with a field, because the names of fields don't contain
	 * colons. In a repeater row, the suffix is inside the brackets.
	 */
	public static function name( Field $field ): string {
		return str_ends_with( $field->name, ']' ) ? substr( $field->name, 0, -1 ) . ':other]' : $field->name . ':other';
	}

	/**
	 * Replaces the fixed value with the text. If the text is empty, the fixed value remains.
	 *
	 * @param list<string> $chosen
	 * @return list<string>
	 */
	public static function resolve( array $chosen, string $typed ): array {
		return array_values(
			array_unique(
				array_map(
					static fn( string $value ): string => self::CHOSEN === $value && '' !== $typed ? $typed : $value,
					$chosen
				)
			)
		);
	}

	private static function label( FieldView $view ): string {
		$own = $view->field->string( 'otherLabel' );
		return '' === $own ? $view->word( 'other' ) : $own;
	}

	/**
	 * @param list<array{value: string, label: string}> $options
	 * @return list<array{value: string, label: string}> Options. If the field has "Other", it is the last option.
	 */
	public static function added( FieldView $view, array $options ): array {
		return self::isOffered( $view->field )
			? array( ...$options, array( 'value' => self::CHOSEN, 'label' => self::label( $view ) ) )
			: $options;
	}

	/** Renders the text input. The style sheet displays it only while "Other" is chosen, so no script is needed. */
	public static function render( FieldView $view ): string {
		if ( ! self::isOffered( $view->field ) ) {
			return '';
		}
		$name = self::name( $view->field );
		return Html::void(
			'input',
			array(
				'class'        => 'vestibule-field__input vestibule-other',
				'id'           => $view->id . '_other',
				'name'         => $name,
				'type'         => 'text',
				'maxlength'    => self::MAX_CHARACTERS,
				'autocomplete' => 'off',
				'aria-label'   => self::label( $view ),
				'value'        => $view->state->string( $name ),
			)
		);
	}
}
