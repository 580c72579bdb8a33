<?php

declare(strict_types=1);

namespace Vestibule\Guard\Captcha;

use Vestibule\Kernel\Time\Clock;

/** Last error of a captcha service, such as rejected keys. Site Health displays it until the service works again. */
final class Problem {

	private const OPTION = 'vestibule_captcha_problem';

	/** Minimum time until the same error is stored again, so that not every submission writes to the database. */
	private const PAUSE = 10 * MINUTE_IN_SECONDS;

	public function __construct( private readonly Clock $clock ) {}

	public function note( string $service, Outcome $outcome ): void {
		$last = $this->last();
		$now  = $this->clock->now()->getTimestamp();
		if ( Result::Unknown === $outcome->result ) {
			$is_known = null !== $last
				&& $last['service'] === $service
				&& $last['code'] === $outcome->detail
				&& $now - $last['at'] < self::PAUSE;
			if ( ! $is_known ) {
				update_option(
					self::OPTION,
					array( 'service' => $service, 'code' => $outcome->detail, 'at' => $now ),
					false
				);
			}
		} elseif ( null !== $last && $last['service'] === $service ) {
			delete_option( self::OPTION );
		}
	}

	/** @return array{service: string, code: string, at: int}|null */
	public function last(): ?array {
		$kept = get_option( self::OPTION );
		if (
			! is_array( $kept )
				|| ! is_string( $kept['service'] ?? null )
				|| ! is_string( $kept['code'] ?? null )
				|| ! is_int( $kept['at'] ?? null )
		) {
			return null;
		}
		return array( 'service' => $kept['service'], 'code' => $kept['code'], 'at' => $kept['at'] );
	}
}
