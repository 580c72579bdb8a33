<?php

declare(strict_types=1);

namespace Vestibule\Fields;

defined( 'ABSPATH' ) || exit;

/**
 * Control with which the team edits an answer on the Entries screen (docs/field-types.md).
 *
 * @phpstan-type Option array{value: string, label: string}
 */
final class AnswerControl {

	/**
	 * @param 'line'|'text'|'choice'|'choices'|'none' $kind    Control of the contract entries-answer.
	 * @param string                                  $input   Type of the HTML input of a line.
	 * @param list<Option>                            $options Options of a choice.
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

	/** @param list<Option> $options Options of which one can be selected. */
	public static function choice( array $options ): self {
		return new self( 'choice', options: $options );
	}

	/** @param list<Option> $options Options of which several can be checked. */
	public static function choices( array $options ): self {
		return new self( 'choices', options: $options );
	}

	/** @param string $reason Reason as a sentence. Defaults to a general one. */
	public static function none( string $reason = '' ): self {
		$general = __( 'Answers of this type cannot be edited here yet.', 'vestibule' );
		return new self( 'none', reason: '' === $reason ? $general : $reason );
	}
}
