<?php

declare(strict_types=1);

namespace Vestibule\Guard\Captcha;

/** What came of asking a service about a response. */
final class Outcome {

	private function __construct( public readonly Result $result, public readonly string $detail ) {}

	public static function good(): self {
		return new self( Result::Good, '' );
	}

	/** @param string $code The response is old, was used before, or belongs elsewhere. */
	public static function refused( string $code ): self {
		return new self( Result::Refused, $code );
	}

	/** The service takes the visitor for a machine, and says how sure it is. */
	public static function suspect( float $score ): self {
		return new self( Result::Suspect, number_format( $score, 1, '.', '' ) );
	}

	/** @param string $code Nobody knows: the service did not answer, or does not take our keys. */
	public static function unknown( string $code ): self {
		return new self( Result::Unknown, $code );
	}
}
