<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Wiring;

use Attribute;

defined( 'ABSPATH' ) || exit;

/**
 * Calls a public method on a hook, or marks a class whose objects a filter collects (docs/architecture.md). The method
 * receives as many arguments as it has parameters. Its object is created when the hook fires for the first time.
 */
#[Attribute( Attribute::TARGET_METHOD | Attribute::TARGET_CLASS | Attribute::IS_REPEATABLE )]
final class Hook {

	/**
	 * @param string $name Name of an action or filter, or class of an event. If it is empty, the types of the method's
	 * first parameter are the events. `{plugin}` is the plugin's main file, as in `activate_{plugin}`.
	 */
	public function __construct( public readonly string $name = '', public readonly int $priority = 10 ) {}
}
