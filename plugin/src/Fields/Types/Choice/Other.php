<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Choice;

use Vestibule\Fields\Field;
use Vestibule\Fields\View\FieldView;
use Vestibule\Kernel\Html\Html;

/**
 * The answer "Other" of a choice: its box posts a fixed value, its text a name of its own, and from reading on the text
 * stands among the chosen values as if it had been offered (blocks/fields/kit/rules.ts says the same).
 */
final class Other {

	/** What the box posts; no option of a choice with "Other" has it for a value. */
	public const CHOSEN = '__other__';

	/** Characters of the text. */
	public const LONGEST = 200;

	public static function isOffered( Field $field ): bool {
		return true === ( $field->settings['other'] ?? false );
	}

	/** No field has a colon in its name, so nothing else is posted under this one. In a row it stays within the brackets. */
	public static function name( Field $field ): string {
		return str_ends_with( $field->name, ']' ) ? substr( $field->name, 0, -1 ) . ':other]' : $field->name . ':other';
	}

	/**
	 * The chosen values with the text in the place of the box; a box without a text stays.
	 *
	 * @param list<string> $chosen
	 * @return list<string>
	 */
	public static function resolve( array $chosen, string $typed ): array {
		return array_values( array_unique( array_map( static fn( string $value ): string => self::CHOSEN === $value && '' !== $typed ? $typed : $value, $chosen ) ) );
	}

	private static function label( FieldView $view ): string {
		$own = $view->field->string( 'otherLabel' );
		return '' === $own ? $view->word( 'other' ) : $own;
	}

	/**
	 * @param list<array{value: string, label: string}> $options
	 * @return list<array{value: string, label: string}> With "Other" behind them where the field offers it.
	 */
	public static function added( FieldView $view, array $options ): array {
		return self::isOffered( $view->field ) ? array( ...$options, array( 'value' => self::CHOSEN, 'label' => self::label( $view ) ) ) : $options;
	}

	/** The text; the sheet shows it while the option is chosen, so it needs no script. */
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
				'maxlength'    => self::LONGEST,
				'autocomplete' => 'off',
				'aria-label'   => self::label( $view ),
				'value'        => $view->state->string( $name ),
			)
		);
	}
}
