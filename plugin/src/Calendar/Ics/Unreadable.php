<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

use RuntimeException;

/** Thrown if a whole calendar file is rejected. The busy times of the last successful read are not deleted. */
final class Unreadable extends RuntimeException {

	/** The file is not a calendar or is incomplete. */
	public const OTHER = 'other';

	/** The file has too many bytes or lines. */
	public const LARGE = 'large';

	/** Components are nested too deeply. */
	public const NESTED = 'nested';

	/** The file has too many events or occurrences. */
	public const MANY = 'many';

	/** @param self::* $reason */
	public function __construct( public readonly string $reason ) {
		parent::__construct( "A calendar file was refused: {$reason}." );
	}
}
