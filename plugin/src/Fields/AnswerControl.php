<?php

declare(strict_types=1);

namespace Vestibule\Fields;

defined( 'ABSPATH' ) || exit;

/**
 * Control for editing an answer on the Entries screen (docs/field-types.md).
 *
 * @phpstan-type Option array{value: string, label: string}
 */
final class AnswerControl {

	/**
	 * @param 'line'|'text'|'choice'|'choices'|'none' $kind    Kind of control, as in the contract entries-answer.
	 * @param string                                  $input   Type of the HTML input if the control is a line.
	 * @param list<Option>                            $options Options if the control is a choice.
	 * @param string                                  $reason  Reason why the answer can't be edited; empty if it can.
	 */
	private function __construct(
		public readonly string $kind,
		public readonly string $input = 'text',
		public readonly array $options = array(),
		public readonly string $reason = '',
	) {}

	/** @param 'color'|'date'|'email'|'number'|'tel'|'text'|'time'|'url' $input Type of the HTML input. */
	public static function line( string $input = 'text' ): self {
		return new self( 'line', $input );
	}

	/** Returns a control for several lines of text. */
	public static function text(): self {
		return new self( 'text' );
	}

	/** @param list<Option> $options Options. One of them can be selected. */
	public static function choice( array $options ): self {
		return new self( 'choice', options: $options );
	}

	/** @param list<Option> $options Options. Several of them can be checked. */
	public static function choices( array $options ): self {
		return new self( 'choices', options: $options );
	}

	/** @param string $reason Reason as a sentence. If it is empty, a general reason is used. */
	public static function none( string $reason = '' ): self {
		$general = __( 'Answers of this type cannot be edited here.', 'vestibule' );
		return new self( 'none', reason: '' === $reason ? $general : $reason );
	}
}
