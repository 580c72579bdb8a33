<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types;

use Vestibule\Fields\Answers\AnswerRole;
use Vestibule\Fields\Context;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\Rules\Pattern;
use Vestibule\Fields\Rules\Text as Texts;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;

defined( 'ABSPATH' ) || exit;

/** Single line of text, optionally with a mask, a pattern or a fixed number of digits. */
final class Text extends Line {

	public function name(): string {
		return 'text';
	}

	public function attributes(): array {
		return parent::attributes() + array(
			'maxLength'    => self::numberAttribute( 20000 ),
			'autocomplete' => self::textAttribute( 60 ),
			'mask'         => self::textAttribute( 100 ),
			'pattern'      => self::textAttribute( 1000 ),
			'digits'       => self::numberAttribute( 100 ),
		);
	}

	public function defaults(): Defaults {
		return new Defaults(
			'input_text',
			__( 'Text', 'vestibule' ),
			array(
				'mask'    => __( 'Use the format %%mask%%', 'vestibule' ),
				'pattern' => __( 'This value does not have the expected format', 'vestibule' ),
				'digits'  => __( 'Enter exactly %%digits%% digits', 'vestibule' ),
			),
			array( 'maxLength' => 200 )
		);
	}

	/**
	 * Adds the format of the mask to the help text, for visitors without JavaScript and for screen readers. Removes the
	 * messages of unused rules, so that pages don't contain them.
	 */
	public function settings( array $settings, string $name ): array {
		if ( is_array( $settings['messages'] ?? null ) ) {
			$unused               = array_filter(
				array( 'mask', 'pattern', 'digits' ),
				static fn( string $rule ): bool => in_array( $settings[ $rule ] ?? '', array( '', 0 ), true )
			);
			$settings['messages'] = array_diff_key( $settings['messages'], array_flip( $unused ) );
		}
		$mask = is_string( $settings['mask'] ?? null ) ? Texts::trim( $settings['mask'] ) : '';
		$help = is_string( $settings['help'] ?? null ) ? $settings['help'] : '';
		if ( '' === $mask || str_contains( $help, Pattern::example( $mask ) ) ) {
			return $settings;
		}
		/* translators: %s: format of a value, such as 00/00/0000. */
		$format = sprintf( __( 'Format: %s', 'vestibule' ), Pattern::example( $mask ) );
		return array( 'mask' => $mask, 'help' => Texts::trim( "{$help} {$format}" ) ) + $settings;
	}

	public function pageSettings( Field $field ): array {
		$own = array(
			'mask' => $field->string( 'mask' ),
			'pattern' => $field->string( 'pattern' ),
			'digits' => $field->number( 'digits' ),
		);
		return array_filter( $own, static fn( string|int $value ): bool => '' !== $value && 0 !== $value );
	}

	public function role(): AnswerRole {
		return AnswerRole::Subject;
	}

	protected function faults( Field $field, Value $value, Context $context ): array {
		$text = Texts::trim( $value->string() );
		return match ( true ) {
			array() !== $this->tooLong(
				$field,
				$text
			)                                         => $this->tooLong( $field, $text ),
			! self::fits( $field->string( 'mask' ), Pattern::mask( ... ), $text )               => array(
				$field->message( 'mask', array( 'mask' => Pattern::example( $field->string( 'mask' ) ) ) ),
			),
			! self::fits(
				$field->string( 'pattern' ),
				Pattern::wildcards( ... ),
				$text
			)       => array( $field->message( 'pattern' ) ),
			$field->number( 'digits' ) > 0
				&& self::digits( $text ) !== $field->number( 'digits' ) => array(
					$field->message( 'digits', array( 'digits' => $field->number( 'digits' ) ) ),
				),
			default                                                                             => array(),
		};
	}

	protected function input( FieldView $view ): array {
		$mask       = $view->field->string( 'mask' );
		$is_numeric = '' === $mask
			? $view->field->number( 'digits' ) > 0
			: 1 === preg_match( '/^[^A-Za-z*\\\\]+$/Du', $mask );
		return array( 'text', $view->field->string( 'autocomplete' ), $is_numeric ? 'numeric' : '' );
	}

	/** @param callable(string): Pattern $read */
	private static function fits( string $pattern, callable $read, string $text ): bool {
		return '' === Texts::trim( $pattern ) || $read( $pattern )->fits( $text );
	}

	private static function digits( string $text ): int {
		return strlen( (string) preg_replace( '/[^0-9]/', '', $text ) );
	}
}
