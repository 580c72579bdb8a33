<?php

declare(strict_types=1);

namespace Vestibule\Tools\Health\Cli;

use Closure;
use Vestibule\Kernel\Health\Finding;
use Vestibule\Kernel\Health\HealthCheck;
use Vestibule\Kernel\Health\RepairableCheck;
use Vestibule\Kernel\Operation\CommandLine;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** `wp vestibule doctor`: what Site Health says of the plugin. */
final class DoctorCommand {

	private const FIELDS = array( 'check', 'status', 'finding' );

	/**
	 * @param Closure(bool): list<HealthCheck> $checks  With those that ask this site over the network, or without.
	 * @param Closure(HealthCheck): Finding    $finding
	 */
	public function __construct(
		private readonly CommandLine $line,
		private readonly Closure $checks,
		private readonly Closure $finding,
	) {}

	/**
	 * Looks at what Vestibule needs, as Tools → Site Health does. Ends with code 1 when something is critical.
	 *
	 * ## OPTIONS
	 *
	 * [--cache]
	 * : Looks at page caches as well, which asks this site over the network.
	 *
	 * [--repair]
	 * : Repairs what can be repaired, such as places that are counted wrong, and looks again.
	 *
	 * [--fields=<fields>]
	 * : Names of fields, separated by commas: check, status, finding, details.
	 *
	 * [--format=<format>]
	 * : How it is printed. `ids` lists the checks alone, `count` how many there are.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 *   - ids
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule doctor --fields=check,status,details
	 *     $ wp vestibule doctor --repair
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function __invoke( array $args, array $assoc ): void {
		$items = array();
		$worst = 'good';
		foreach ( ( $this->checks )( isset( $assoc['cache'] ) ) as $check ) {
			$finding = ( $this->finding )( $check );
			if ( isset( $assoc['repair'] ) && $check instanceof RepairableCheck && 'good' !== $finding->status ) {
				$check->repair();
				$finding = ( $this->finding )( $check );
			}
			$worst   = 'critical' === $finding->status ? 'critical' : $worst;
			$items[] = array( 'check' => $check->name(), 'status' => $finding->status, 'finding' => $finding->label, 'details' => implode( ' ', $finding->paragraphs ) );
		}
		$this->line->items( $assoc, $items, self::FIELDS, count( $items ) );
		if ( 'critical' === $worst ) {
			WP_CLI::halt( 1 );
		}
	}
}
