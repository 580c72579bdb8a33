<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Wiring;

use Attribute;

defined( 'ABSPATH' ) || exit;

/**
 * Hook that calls a public method, or a filter that collects objects of a class (docs/architecture.md). The method
 * receives as many arguments as it has parameters. Its object is created when the hook fires for the first time.
 */
#[Attribute( Attribute::TARGET_METHOD | Attribute::TARGET_CLASS | Attribute::IS_REPEATABLE )]
final class Hook {

	/**
	 * @param string $name Name of an action or filter, or an event's class. Empty if the type of the first parameter
	 *                     names the events. `{plugin}` is the plugin's main file, as in `activate_{plugin}`.
	 */
	public function __construct( public readonly string $name = '', public readonly int $priority = 10 ) {}
}
