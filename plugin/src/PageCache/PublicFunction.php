<?php

declare(strict_types=1);

namespace Vestibule\PageCache;

/** A function of another plugin, by its name: it is called where it is there. */
final class PublicFunction {

	/** @param string $name Such as `rocket_clean_domain`, or `Name::method`. */
	public function __construct( private readonly string $name ) {}

	public function isThere(): bool {
		return is_callable( $this->name );
	}

	public function call( mixed ...$arguments ): void {
		if ( is_callable( $this->name ) ) {
			( $this->name )( ...$arguments );
		}
	}
}
