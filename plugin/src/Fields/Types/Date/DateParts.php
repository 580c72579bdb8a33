<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Date;

use Closure;
use Vestibule\Fields\View\FieldView;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Time\LocalDate;

defined( 'ABSPATH' ) || exit;

/**
 * Separate inputs for day, month and year, in the order of the site's date format. They are easier to use than a date
 * picker if the date is far in the past or future.
 */
final class DateParts {

	private const SIGNS = array( 'day' => 'dj', 'month' => 'FMmn', 'year' => 'Yyo' );

	/** @return array{order: list<string>, months: list<string>} Settings for the browser, in the site's language. */
	public static function settings(): array {
		return array( 'order' => self::order(), 'months' => array_map( LocalDate::month( ... ), range( 1, 12 ) ) );
	}

	/**
	 * Joins day, month and year into a date in the stored format. Does not validate them.
	 *
	 * @param Closure(string): string $part Returns the posted value of a part.
	 */
	public static function join( Closure $part ): string {
		$day   = $part( 'day' );
		$month = $part( 'month' );
		$year  = $part( 'year' );
		return '' === $day . $month . $year ? '' : $year . '-' . self::padded( $month ) . '-' . self::padded( $day );
	}

	public static function control( FieldView $view ): string {
		[ $year, $month, $day ] = explode( '-', $view->state->string( $view->field->name ), 3 ) + array( '', '', '' );
		$values                 = array( 'day' => ltrim( $day, '0' ), 'month' => $month, 'year' => $year );
		$parts                  = '';
		$order                  = is_array( $view->field->settings['order'] ?? null )
			? $view->field->settings['order']
			: self::order();
		foreach ( $order as $part ) {
			$parts .= is_string( $part ) && isset( $values[ $part ] )
				? self::part( $view, $part, $values[ $part ] )
				: '';
		}
		return Html::element(
			'div',
			array(
				'class'            => 'vestibule-date',
				'role'             => 'group',
				'aria-labelledby'  => $view->id . '_label',
				'aria-describedby' => $view->describedBy(),
			),
			$parts
		);
	}

	private static function part( FieldView $view, string $part, string $value ): string {
		$is_birthday = true === ( $view->field->settings['isBirthday'] ?? false );
		$id          = 'day' === $part ? $view->id : $view->partId( $part );
		$own         = array(
			'class'        => 'vestibule-field__input',
			'id'           => $id,
			'name'         => "{$view->field->name}[{$part}]",
			'autocomplete' => $is_birthday ? "bday-{$part}" : 'off',
		) + $view->aria();
		$control = 'month' === $part
			? Html::element( 'select', $own, self::months( $view, $value ) )
			: Html::void(
				'input',
				$own + array(
					'type' => 'text',
					'inputmode' => 'numeric',
					'maxlength' => 'day' === $part ? 2 : 4,
					'value' => $value,
				)
			);
		$label   = Html::element(
			'label',
			array( 'class' => 'vestibule-part__label', 'for' => $id ),
			Html::escape( $view->word( $part ) )
		);
		return Html::element( 'div', array( 'class' => "vestibule-date__part is-{$part}" ), $label . $control );
	}

	private static function months( FieldView $view, string $value ): string {
		$months  = is_array( $view->field->settings['months'] ?? null )
			? $view->field->settings['months']
			: self::settings()['months'];
		$options = Html::element( 'option', array( 'value' => '', 'selected' => '' === $value ), '' );
		foreach ( array_values( $months ) as $index => $month ) {
			$number   = sprintf( '%02d', $index + 1 );
			$options .= Html::element(
				'option',
				array( 'value' => $number, 'selected' => $number === $value ),
				Html::escape( is_string( $month ) ? $month : $number )
			);
		}
		return $options;
	}

	/** @return list<string> */
	private static function order(): array {
		$format = get_option( 'date_format' );
		$format = (string) preg_replace( '/\\\\./', '', is_string( $format ) ? $format : '' );
		$places = array_map( static fn( string $signs ): int => strcspn( $format, $signs ), self::SIGNS );
		asort( $places );
		return array_keys( $places );
	}

	private static function padded( string $digits ): string {
		return 1 === preg_match( '/^\d$/D', $digits ) ? "0{$digits}" : $digits;
	}
}
