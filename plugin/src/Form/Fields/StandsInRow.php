<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

/**
 * A type whose fields may stand in the rows of a repeater: it posts one name (and what PostsBeside adds), keeps nothing
 * outside of its value, and does not ask for the form that it stands in.
 */
interface StandsInRow {}
