<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Country;

/** The countries that a form offers (docs/rest.md: `country-list` holds an ISO 3166-1 alpha-2 code). */
interface CountryList {

	/** @return list<array{value: string, label: string}> By name in the site's language, in the order of that language. */
	public function options(): array;

	/** The name of a country in the site's language; the code itself when it has none. */
	public function name( string $code ): string;

	/** Whether the code is one of the offered ones, in capitals. */
	public function isOffered( string $code ): bool;

	/** @return list<string> The site's own country and then its neighbours, in capitals; empty where it is not known. */
	public function home(): array;
}
