"""Files that items of lessons show: taken in, looked into, and given to whom they are shown."""
