<?php

declare(strict_types=1);

namespace Vestibule\Booking\Cli;

use Vestibule\Booking\EventPostType;
use Vestibule\Booking\HostPostType;
use Vestibule\View\NamedPosts;

defined( 'ABSPATH' ) || exit;

/** Appointment types and hosts by what people call them. */
final class Called {

	/** @return list<int> */
	public static function types( string $name ): array {
		return NamedPosts::ids( EventPostType::NAME, $name );
	}

	/** @return list<int> */
	public static function hosts( string $name ): array {
		return NamedPosts::ids( HostPostType::NAME, $name );
	}
}
