<?php

declare(strict_types=1);

namespace Vestibule\Guard\Captcha;

/** Result of verifying a captcha response with its service. */
final class Outcome {

	private function __construct( public readonly Result $result, public readonly string $detail ) {}

	public static function good(): self {
		return new self( Result::Good, '' );
	}

	/**
	 * @param string $code Code of the reason: the response has expired, was already used, or belongs to another form or
	 * site.
	 */
	public static function refused( string $code ): self {
		return new self( Result::Refused, $code );
	}

	/** Creates the result for a visitor whom the service considers a bot. */
	public static function suspect( float $score ): self {
		return new self( Result::Suspect, number_format( $score, 1, '.', '' ) );
	}

	/** @param string $code Code of the reason: the service did not respond, or it rejected the keys. */
	public static function unknown( string $code ): self {
		return new self( Result::Unknown, $code );
	}
}
