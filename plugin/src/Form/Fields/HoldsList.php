<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

/** A type of which several values can be chosen, so that its posted value is a list. */
interface HoldsList {}
