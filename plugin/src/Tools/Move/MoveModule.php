<?php

declare(strict_types=1);

namespace Vestibule\Tools\Move;

use Vestibule\Module;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/** Keeps references intact when a site is moved with WordPress's own export and import (docs/health.md). */
final class MoveModule implements Module {

	private ?WordPressImport $import = null;

	/** Whether the importer replaces URLs of the other site. */
	private bool $changesAddresses = false;

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		add_filter( 'wp_import_options', $this->options( ... ) );
		add_action( 'import_start', $this->begin( ... ) );
	}

	/**
	 * @param array<string, mixed> $options
	 * @return array<string, mixed>
	 */
	private function options( array $options ): array {
		$this->changesAddresses = true === ( $options['rewrite_urls'] ?? false );
		return $options;
	}

	private function begin(): void {
		$this->import ??= new WordPressImport( $this->services->store()->database );
		$this->import->register();
		$this->import->begin( $this->changesAddresses );
	}
}
