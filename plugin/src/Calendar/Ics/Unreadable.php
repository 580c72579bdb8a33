<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

use RuntimeException;

/** A calendar file that is refused as a whole: what was read of it before stays. */
final class Unreadable extends RuntimeException {

	/** Nothing of a calendar, or it breaks off in the middle. */
	public const OTHER = 'other';

	/** More bytes or lines than a calendar of many years has. */
	public const LARGE = 'large';

	/** Components within components within components. */
	public const NESTED = 'nested';

	/** More events, or events that repeat more often, than anybody can be at. */
	public const MANY = 'many';

	/** @param self::* $reason */
	public function __construct( public readonly string $reason ) {
		parent::__construct( "A calendar file was refused: {$reason}." );
	}
}
