<?php

declare(strict_types=1);

namespace Vestibule\Fields;

use Closure;

/** Event (Kernel\Events): the field types are first used. Higher packages add theirs. */
final class FieldTypesRegistering {

	/** @param Closure(FieldType): void $add */
	public function __construct( private readonly Closure $add ) {}

	public function add( FieldType $type ): void {
		( $this->add )( $type );
	}
}
