<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

/** What a push service said to a message (RFC 8030 sections 5 and 8). */
enum Outcome {
	case Sent;
	/** The browser has forgotten the subscription, and so do we. */
	case Gone;
	case Later;
	/** The service will not take this message, now or later. */
	case Refused;
	/**
	 * The service does not take the keys of this site, or they cannot be used. That is never the browser's doing, so
	 * its row stays.
	 */
	case Keys;

	public static function fromStatus( int $status ): self {
		return match ( true ) {
			$status >= 200 && $status < 300 => self::Sent,
			404 === $status, 410 === $status => self::Gone,
			400 === $status, 401 === $status, 403 === $status => self::Keys,
			429 === $status, $status >= 500 => self::Later,
			default => self::Refused,
		};
	}
}
