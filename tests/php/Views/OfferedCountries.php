<?php

declare(strict_types=1);

namespace Vestibule\Tests\Views;

use Vestibule\Kernel\Country\CountryList as Countries;

/** The countries that a row names, so that the cases do not depend on the world. */
final class OfferedCountries implements Countries {

	/** @param list<array{value: string, label: string}> $options */
	public function __construct( private readonly array $options ) {}

	public function options(): array {
		return $this->options;
	}

	public function name( string $code ): string {
		return $code;
	}

	public function isOffered( string $code ): bool {
		return in_array( $code, array_column( $this->options, 'value' ), true );
	}

	public function home(): array {
		return array();
	}
}
