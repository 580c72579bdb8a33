<?php

declare(strict_types=1);

namespace Vestibule\Storage;

use Vestibule\Module as PluginModule;

defined( 'ABSPATH' ) || exit;

/** When a site of a network is deleted, our tables go with WordPress's own. */
final class Network implements PluginModule {

	public function __construct( private readonly Tables $tables ) {}

	public function register(): void {
		add_filter( 'wpmu_drop_tables', $this->withOurs( ... ), 10, 2 );
	}

	/**
	 * @param array<string> $tables
	 * @return array<string>
	 */
	private function withOurs( array $tables, int $site ): array {
		return array( ...$tables, ...$this->tables->ofSite( $site ) );
	}
}
