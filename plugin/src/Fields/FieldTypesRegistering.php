<?php

declare(strict_types=1);

namespace Vestibule\Fields;

use Closure;

/** Event that is fired when the field types are first used. Packages in higher layers add their types. */
final class FieldTypesRegistering {

	/** @param Closure(FieldType): void $add */
	public function __construct( private readonly Closure $add ) {}

	public function add( FieldType $type ): void {
		( $this->add )( $type );
	}
}
